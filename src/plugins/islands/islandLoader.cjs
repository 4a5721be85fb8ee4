const text = JSON.stringify;

const imports = ({ enhance }) => `
import { jsx } from 'react/jsx-runtime';
import { Island, loadIsland } from '@site/src/reference/island';
${enhance ? `import { Enhanced } from '@site/src/plugins/islands/Enhanced';\nimport { enhance } from ${text(enhance)};` : ''}
`;

const element = ({ enhance }, island) => `
export default function Element() {
  return ${enhance ? `jsx(Enhanced, { enhance, children: ${island} })` : island};
}`;

const SOURCES = {
  /** Server and dev server: the component with its data, inside the frame. */
  render: (island) => {
    const { name, view, key, id, data } = island;
    const content = `jsx(${name}, { id: ${text(id)}, data })`;
    return `${imports(island)}
import { ${name} } from ${text(view)};
const data = ${text(data)};
${element(island, `jsx(Island, { permalink: ${text(key)}, children: ${content} })`)}`;
  },
  /** Browser: only the frame around the HTML that is in the page. Waiting here makes the router wait for that HTML. */
  adopt: (island) => `${imports(island)}
await loadIsland(${text(island.key)});
${element(island, `jsx(Island, { permalink: ${text(island.key)} })`)}`,
};

/** webpack loader: the source of the component for one `*.island.json`. See index.ts. */
module.exports = function islandLoader(source) {
  return SOURCES[this.getOptions().mode](JSON.parse(source));
};
