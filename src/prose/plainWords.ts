/** A word that the texts do not use. */
export interface Avoided {
  word: string;
  /** Other forms of the word. */
  forms?: readonly string[];
  /** What to write instead. */
  write: string;
}

/** A use of such a word. */
export interface Use {
  word: string;
  write: string;
  /** Counted from 1. */
  line: number;
}

/** What is not prose: front matter of a fence, code in a line, targets of links, addresses, comments for tools. */
const NOT_PROSE = /^(```+|~~~+)[^\n]*\n[\s\S]*?^\1|`[^`\n]+`|\]\([^)\s]*\)|https?:\/\/[^\s)"']+/gm;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Whole words, with any white space between them, in any case. */
const patternOf = ({ word, forms = [] }: Avoided): string =>
  [word, ...forms].map((form) => form.split(' ').join('\\s+')).join('|');

/**
 * The avoided words in a text. Code, fences and addresses are not looked at.
 *
 * @param avoided Words without characters that have a meaning in regular expressions.
 * @returns uses in the order of the text.
 */
export function avoidedWords(text: string, avoided: readonly Avoided[]): Use[] {
  const prose = text.replace(NOT_PROSE, blank);
  const uses = avoided.flatMap((one) =>
    [...prose.matchAll(new RegExp(`(?<![\\w-])(?:${patternOf(one)})(?![\\w-])`, 'gi'))].map(({ 0: word, index }) => ({
      word: word.replace(/\s+/g, ' '),
      write: one.write,
      index,
    })),
  );
  return uses
    .sort((a, b) => a.index - b.index)
    .map(({ word, write, index }) => ({ word, write, line: prose.slice(0, index).split('\n').length }));
}
