const IMPORTS = `
import { jsx } from 'react/jsx-runtime';
import { Island, loadIsland } from '@site/src/reference/island';
`;

const SOURCES = {
  /** Server and dev server: the component with its data, inside the frame. */
  render: ({ name, view, key, id, data }) => `${IMPORTS}
import { ${name} } from ${JSON.stringify(view)};
const data = ${JSON.stringify(data)};
export default function Element() {
  return jsx(Island, { permalink: ${JSON.stringify(key)}, children: jsx(${name}, { id: ${JSON.stringify(id)}, data }) });
}`,
  /** Browser: only the frame around the HTML that is in the page. Waiting here makes the router wait for that HTML. */
  adopt: ({ key }) => `${IMPORTS}
await loadIsland(${JSON.stringify(key)});
export default function Element() {
  return jsx(Island, { permalink: ${JSON.stringify(key)} });
}`,
};

/** webpack loader: the source of the component for one `*.island.json`. See index.ts. */
module.exports = function islandLoader(text) {
  return SOURCES[this.getOptions().mode](JSON.parse(text));
};
