const IMPORTS = `
import { jsx } from 'react/jsx-runtime';
import { Island, loadIsland } from '@site/src/reference/island';
`;
const VIEW = `import { ReferencePage } from '@site/src/reference/components/ReferencePage';\n`;

const render = (page) => `
export default function Page() {
  const page = ${page};
  return jsx(Island, { permalink: page.permalink, children: jsx(ReferencePage, { page }) });
}`;

const SOURCES = {
  // Read when the page renders, so that the server bundle holds no page data.
  server: (file) =>
    `${IMPORTS}${VIEW}import { readFileSync } from 'node:fs';
${render(`JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))`)}`,
  // The dev server has no finished HTML to keep: the browser renders the page itself.
  live: (_file, text) => `${IMPORTS}${VIEW}const data = ${text};\n${render('data')}`,
  // Waiting here makes in-app navigation wait for the HTML as it waits for any other chunk.
  island: (_file, text) => {
    const permalink = JSON.stringify(JSON.parse(text).permalink);
    return `${IMPORTS}
await loadIsland(${permalink});
export default function Page() {
  return jsx(Island, { permalink: ${permalink} });
}`;
  },
};

/** webpack loader: the source of the component for one `*.page.json`. See index.ts. */
module.exports = function pageLoader(text) {
  const { mode } = this.getOptions();
  return SOURCES[mode](this.resourcePath, text);
};
