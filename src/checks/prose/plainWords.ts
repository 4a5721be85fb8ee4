/** A word to avoid in texts. */
export interface Avoided {
  word: string;
  /** Other forms of the word. */
  forms?: readonly string[];
  /** Replacement. */
  write: string;
}

/** Use of an avoided word. */
export interface WordUse {
  word: string;
  write: string;
  /** Counts from 1. */
  line: number;
}

/** Text that is not prose: fences, code spans, link targets and URLs. */
const NOT_PROSE = /^(```+|~~~+)[^\n]*\n[\s\S]*?^\1|`[^`\n]+`|\]\([^)\s]*\)|https?:\/\/[^\s)"']+/gm;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Returns a pattern for whole words, separated by any white space. */
const patternOf = ({ word, forms = [] }: Avoided): string =>
  [word, ...forms].map((form) => form.split(' ').join('\\s+')).join('|');

/**
 * Finds avoided words in a text, outside code, fences and URLs.
 *
 * @param avoided Words without special characters of regular expressions.
 * @returns uses in the order of the text.
 */
export function avoidedWords(text: string, avoided: readonly Avoided[]): WordUse[] {
  const prose = text.replace(NOT_PROSE, blank);
  const uses = avoided.flatMap((avoidedWord) =>
    [...prose.matchAll(new RegExp(`(?<![\\w-])(?:${patternOf(avoidedWord)})(?![\\w-])`, 'gi'))].map(
      ({ 0: word, index }) => ({
        word: word.replace(/\s+/g, ' '),
        write: avoidedWord.write,
        index,
      }),
    ),
  );
  return uses
    .sort((a, b) => a.index - b.index)
    .map(({ word, write, index }) => ({ word, write, line: prose.slice(0, index).split('\n').length }));
}
