import { eachText } from '../lib/prose';

/** A paragraph that starts with import or export is run as code by MDX. */
export const noEsmParagraph = eachText((text) => {
  const [, word] = text.match(/(?:^|\n[ \t]*\n)(import|export)\b/) ?? [];
  return word && `has a paragraph that starts with "${word}". Begin it with another word: MDX would run it as code.`;
});
