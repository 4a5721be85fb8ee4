import { eachText } from '../lib/prose';

/** Forbids paragraphs that start with import or export: MDX runs them as code. */
export const noEsmParagraph = eachText((text) => {
  const [, word] = text.match(/(?:^|\n[ \t]*\n)(import|export)\b/) ?? [];
  return word && `has a paragraph that starts with "${word}". Begin it with another word: MDX would run it as code.`;
});
