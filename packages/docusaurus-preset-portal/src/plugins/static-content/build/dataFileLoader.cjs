// @ts-check
// A loader is called by plain Node, which takes no TypeScript.

/**
 * Expression for the content of the file.
 * @type {Record<'server' | 'live', (file: string, text: string) => string>}
 */
const CONTENT = {
  // Read when the page renders, so that the server bundle holds no data.
  server: (file) => `JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))`,
  // The browser of the dev server has no file system.
  live: (_file, text) => text.trim(),
};

/**
 * webpack loader: the source of a component that shows a JSON file.
 *
 * @this {import('webpack').LoaderContext<{ mode: import('../mode').Mode, view: import('./dataFile').DataFileView }>}
 * @param {string} text
 * @returns {string}
 */
module.exports = function dataFileLoader(text) {
  const { mode, view } = this.getOptions();
  if (mode === 'adopt') return 'export default () => null;';
  const content = CONTENT[mode](this.resourcePath, text);
  return `
import { jsx } from 'react/jsx-runtime';
import { ${view.name} as View } from ${JSON.stringify(view.component)};
${mode === 'server' ? "import { readFileSync } from 'node:fs';" : ''}
export default function DataFile() {
  return jsx(View, ${view.prop ? `{ ${view.prop}: ${content} }` : content});
}`;
};
