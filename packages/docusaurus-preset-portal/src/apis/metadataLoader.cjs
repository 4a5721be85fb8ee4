// @ts-check
/**
 * webpack loader: the metadata of a page of the docs without the operation that the OpenAPI plugin puts into its front
 * matter.
 *
 * @param {string} text
 * @returns {string}
 */
module.exports = function metadataLoader(text) {
  const metadata = JSON.parse(text);
  if (!metadata.frontMatter?.api) return text;
  const { api: _, ...frontMatter } = metadata.frontMatter;
  return JSON.stringify({ ...metadata, frontMatter });
};
