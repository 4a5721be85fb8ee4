const SOURCES = {
  // Read when the page renders, so that the server bundle holds no page data.
  server: (file) => `JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))`,
  // The dev server's browser has no file system.
  live: (_file, text) => text.trim(),
};

/** webpack loader: the source of the component for one `*.page.json`. See index.ts. */
module.exports = function pageLoader(text) {
  const { mode } = this.getOptions();
  // A production browser adopts the finished HTML: it gets nothing.
  if (mode === 'none') return 'export default () => null;';
  return `
import { jsx } from 'react/jsx-runtime';
import { ReferencePage } from '@site/src/reference/components/ReferencePage';
${mode === 'server' ? "import { readFileSync } from 'node:fs';" : ''}
export default function Page() {
  return jsx(ReferencePage, { page: ${SOURCES[mode](this.resourcePath, text)} });
}`;
};
