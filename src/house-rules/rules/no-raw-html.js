import { eachText } from '../lib/prose.js';

/** Descriptions become MDX, where a tag or a brace is code. Only code spans and fences may hold them. */
export default eachText((text) => {
  const found = text.match(/<\S*|[{}]/);
  return (
    found &&
    `has \`${found[0]}\` outside a code span. Put it in backticks or say it in words: text becomes code otherwise.`
  );
});
