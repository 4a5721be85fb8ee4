const CONTENT = 'export default function MDXContent(';
const METADATA = /export \{default as metadata\} from ('[^']+')/;

const WRAP = `
export default function __Page(props) {
  return __jsx(__Island, { permalink: metadata.permalink, children: __jsx(MDXContent, props) });
}`;

// Waiting here makes in-app navigation wait for the HTML as it waits for any other chunk.
const ADOPT = `
await __loadIsland(metadata.permalink);
export default function __Page() {
  return __jsx(__Island, { permalink: metadata.permalink });
}`;

/**
 * webpack loader, after the MDX loader: puts the content of a page into its frame.
 * With `adopt` nothing refers to the content any more, so it leaves the bundle.
 */
module.exports = function mdxPageLoader(code) {
  if (!code.includes(CONTENT) || !METADATA.test(code)) {
    throw new Error(`${this.resourcePath}: the MDX loader's output is not what finished-html expects of 3.6.3.`);
  }
  const body = code
    .replace(CONTENT, 'function MDXContent(')
    .replace(METADATA, 'import metadata from $1;\nexport { metadata };');
  return `import { jsx as __jsx } from 'react/jsx-runtime';
import { Island as __Island, loadIsland as __loadIsland } from '@site/src/delivery/static-content/client';
${body}
${this.getOptions().adopt ? ADOPT : WRAP}
`;
};
