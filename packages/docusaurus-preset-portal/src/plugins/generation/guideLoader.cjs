// @ts-check
// A loader is called by plain Node, which takes no TypeScript.

/**
 * webpack loader of the dev server: compiles a guide again when the reference changes, which its elements and links quote.
 *
 * @this {import('webpack').LoaderContext<{ pages: string }>}
 * @param {string} text
 */
module.exports = function guideLoader(text) {
  this.addContextDependency(this.getOptions().pages);
  return text;
};
