import type { Code } from '#vocabulary/codeLists';

/** Maximum number of words in the name of a constant. */
const MAX_WORDS = 8;

const DANISH: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };

/** Splits a text into words of letters that are valid in names of every language. */
const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => DANISH[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Converts `bbr-roof-material` and `ROOF_MATERIAL` to class names: `BbrRoofMaterial`, `RoofMaterial`. */
export const pascal = (text: string): string =>
  words(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const snake = (parts: string[]): string => parts.join('_').toUpperCase();

/** Returns unique names for the codes of one list, valid as identifiers in every language. */
export function namesOf(codes: readonly Code[]): string[] {
  const plain = codes.map(({ en }) => {
    const name = snake(words(en).slice(0, MAX_WORDS));
    return /^[A-Z]/.test(name) ? name : `N_${name}`;
  });
  return plain.map((name, index) => {
    const isAlone = plain.filter((other) => other === name).length === 1;
    return isAlone ? name : `${name}_${snake(words(codes[index]?.code ?? ''))}`;
  });
}
