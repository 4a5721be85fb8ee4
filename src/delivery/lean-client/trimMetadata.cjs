/** webpack loader for the site's metadata: the versions of all plugins are of use to nobody who reads. */
module.exports = function trimMetadata(text) {
  const { docusaurusVersion } = JSON.parse(text);
  return JSON.stringify({ docusaurusVersion, pluginVersions: {} });
};
