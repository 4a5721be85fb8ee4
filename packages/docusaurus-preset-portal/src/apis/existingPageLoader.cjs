// @ts-check
const path = require('node:path');

/**
 * webpack loader: the MDX of a page of the OpenAPI plugin, with its front matter and the static content in place of its
 * components.
 *
 * @this {import('webpack').LoaderContext<{ pages: Record<string, string> }>}
 * @param {string} text
 * @returns {string}
 */
module.exports = function existingPageLoader(text) {
  const { pages } = this.getOptions();
  const data = pages[path.normalize(this.resourcePath)];
  if (!data) return text;
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  return `${frontMatter.replace(/^api: .*\n/m, '')}\nimport Page from ${JSON.stringify(data)};\n\n<Page />\n`;
};
