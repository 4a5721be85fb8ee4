// @ts-check
// A loader is called by plain Node, which takes no TypeScript.

/**
 * webpack loader: makes the code of a page wait for the HTML that the page keeps, so that the router shows it whole.
 *
 * @this {import('webpack').LoaderContext<{ permalinks: Readonly<Record<string, string>> }>}
 * @param {string} source
 */
module.exports = function preloadLoader(source) {
  const permalink = this.getOptions().permalinks[this.resourcePath];
  if (!permalink) return source;
  return `${source}
import { loadHtml } from '@portal/plugins/static-content/client/StaticContent';
await loadHtml(${JSON.stringify(permalink)});
`;
};
