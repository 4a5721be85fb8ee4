import { eachText } from '../lib/prose';

/** Descriptions become MDX, where a tag or a brace is code. Only code spans and fences may hold them. */
export const noRawHtml = eachText((text) => {
  const [markup] = text.match(/<\S*|[{}]/) ?? [];
  return (
    markup &&
    `has \`${markup}\` outside a code span. Put it in backticks or say it in words: text becomes code otherwise.`
  );
});
