import type { Code, RegisterCodeList } from '#vocabulary/codeLists';
import { languages } from '../../../../site/navigation';
import { namesOf } from './names';

/** A file of constants in one language, for all lists of a register. */
export interface ConstantsFile {
  /** File name extension. */
  ending: string;
  /** Display name of the language. */
  language: string;
  write: (register: string, lists: readonly RegisterCodeList[]) => string;
}

/** Returns the first line of every file. */
export const headOf = (register: string): string =>
  `Code lists of ${register}. A code that is not here is valid: keep it.`;

/** Returns the comment of a constant: both texts, and a note if the code is superseded. */
export const commentOf = ({ da, en, superseded }: Code): string =>
  [da ?? `no ${languages.da} text`, en, ...(superseded ? ['superseded'] : [])].join(' · ');

/** Returns a line for each code of a list. */
export function codeLines({ codes }: RegisterCodeList, line: (name: string, code: Code) => string): string {
  const names = namesOf(codes);
  return codes.map((code, index) => line(names[index] as string, code)).join('\n');
}

/** Returns a string literal that is valid in C#, Java, Python and TypeScript. */
export const stringLiteral = (text: string): string => JSON.stringify(text);
