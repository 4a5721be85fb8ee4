import type { Code, CodeList } from '../../../vocabulary/codeLists';
import { namesOf } from './names';

/** A file of constants in one language, for all lists of a register. */
export interface ConstantsFile {
  /** Ending of the file's name. */
  ending: string;
  /** Name of the language, for people. */
  language: string;
  write: (register: string, lists: readonly CodeList[]) => string;
}

/** First line of every file. */
export const headOf = (register: string): string =>
  `Code lists of ${register}. A code that is not here is valid: keep it.`;

/** What stands beside a constant: both texts, and whether the code is superseded. */
export const commentOf = ({ da, en, superseded }: Code): string =>
  [da ?? 'no Danish text', en, ...(superseded ? ['superseded'] : [])].join(' · ');

/** A line for each code of a list. */
export function lines({ codes }: CodeList, line: (name: string, code: Code) => string): string {
  const names = namesOf(codes);
  return codes.map((code, index) => line(names[index] as string, code)).join('\n');
}

/** A string literal as C#, Java, Python and TypeScript all read it. */
export const literal = (text: string): string => JSON.stringify(text);
