// @ts-check
// A loader is called by plain Node, which takes no TypeScript.

/** Expression for the content of the file. @type {Record<'server' | 'browser', (file: string, text: string) => string>} */
const CONTENT = {
  // Read when the page renders, so that the server bundle holds no data.
  server: (file) => `JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))`,
  // The browser of the dev server has no file system.
  browser: (_file, text) => text.trim(),
};

/** @typedef {NonNullable<import('../options').DataFile['frame']>} Frame */

/** Source of a component that shows static content, the expression `children`, on a page that the browser renders. */
function framed(/** @type {string} */ permalink, /** @type {string} */ children, /** @type {Frame} */ frame) {
  return `
import ${JSON.stringify(frame.styles)};
import useBaseUrl from '@docusaurus/useBaseUrl';
import { StaticContent } from '@portal/plugins/static-content/client/StaticContent';
export default function Framed() {
  const permalink = useBaseUrl(${JSON.stringify(permalink)});
  return jsx(StaticContent, { permalink, children: ${children} });
}`;
}

/**
 * webpack loader: the source of a component that shows a JSON file.
 *
 * @this {import('webpack').LoaderContext<{ mode: import('../dataFileRules').Mode, view: import('../dataFileRules').DataFileView }>}
 * @param {string} text
 */
module.exports = function dataFileLoader(text) {
  const { mode, view } = this.getOptions();
  const { frame } = view;
  const show = (/** @type {string} */ children) => (frame ? framed(JSON.parse(text).permalink, children, frame) : '');
  const jsx = "import { jsx } from 'react/jsx-runtime';";
  if (mode === 'keep-html') return frame ? jsx + show('undefined') : 'export default () => null;';
  const content = CONTENT[mode](this.resourcePath, text);
  return `
${jsx}
import { ${view.name} as View } from ${JSON.stringify(view.component)};
${mode === 'server' ? "import { readFileSync } from 'node:fs';" : ''}
${frame ? '' : 'export default '}function DataFile() {
  return jsx(View, ${view.prop ? `{ ${view.prop}: ${content} }` : content});
}${show('jsx(DataFile, {})')}`;
};
