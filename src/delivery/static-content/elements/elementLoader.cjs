const text = JSON.stringify;

/** webpack loader: the source of the component for one `*.island.json`. See index.ts. */
module.exports = function islandLoader(source) {
  // A production browser adopts the finished HTML: it gets nothing.
  if (this.getOptions().mode === 'adopt') return 'export default () => null;';
  const { name, view, id, data, enhance } = JSON.parse(source);
  const content = `jsx(${name}, { id: ${text(id)}, data: ${text(data)} })`;
  return `
import { jsx } from 'react/jsx-runtime';
import { ${name} } from ${text(view)};
export default function Element() {
  return ${enhance ? `jsx('div', { 'data-enhance': ${text(enhance)}, children: ${content} })` : content};
}`;
};
