import { visibleText } from '../../lib/visibleText';
import { rewrite } from './rewrite';

/** Private-use characters that mark parts of a contract during processing; removed from input files. */
const MARKS = /[\uE000-\uE003]/g;

const cleaned = (text: string): string => visibleText(text.replace(MARKS, ''));

const escaped = (character: string): string =>
  character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Escapes such characters in a regular expression, which may match them. */
const cleanedPattern = (text: string): string =>
  [...text].map((character) => (cleaned(character) === character ? character : escaped(character))).join('');

/** Removes invisible characters from all texts and names of plain data, in place. Returns pointers to the changed ones. */
export const cleanTexts = (parsed: unknown): string[] =>
  rewrite(
    parsed,
    (name, outer) => (outer === 'patternProperties' ? cleanedPattern : cleaned)(name),
    (text, name) => (name === 'pattern' ? cleanedPattern : cleaned)(text),
  );
