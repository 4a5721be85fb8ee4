import { eachText } from '../lib/prose';

/** Forbids tags and braces outside code spans and fences: descriptions become MDX, where they are code. */
export const noRawHtml = eachText((text) => {
  const [markup] = text.match(/<\S*|[{}]/) ?? [];
  return (
    markup &&
    `has \`${markup}\` outside a code span. Put it in backticks or write it in words: pages would read it as code.`
  );
});
