/**
 * webpack loader for the props of the docs version, which every docs page loads:
 * drops the descriptions, which only cards of docs would show.
 */
module.exports = function trimVersion(text) {
  const version = JSON.parse(text);
  for (const doc of Object.values(version.version?.docs ?? version.docs ?? {})) delete doc.description;
  return JSON.stringify(version);
};
