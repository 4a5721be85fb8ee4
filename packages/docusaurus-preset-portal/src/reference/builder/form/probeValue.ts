/** Range of a sample that holds a value. */
export interface Mark {
  /** Key of the value and its path inside, joined by dots. */
  key: string;
  start: number;
  end: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyza';

const probeLetter = (letter: string): string => {
  if (/\d/.test(letter)) return String((Number(letter) % 9) + 1);
  const at = LETTERS.indexOf(letter.toLowerCase());
  if (at < 0) return letter === 'é' ? 'è' : letter === 'É' ? 'È' : letter === letter.toLowerCase() ? 'é' : 'É';
  const next = LETTERS.charAt(at + 1);
  return letter === letter.toLowerCase() ? next : next.toUpperCase();
};

/** Returns a value of one type and length, which writers put at the same position, with other letters and digits. */
export function probeValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\da-zA-Z\u00c0-\u017f]/g, probeLetter);
  if (typeof value === 'number') return Number(String(value).replace(/\d/g, probeLetter));
  // Same length as `true`, `null` and `false`.
  if (typeof value === 'boolean' || value === null) return value === false ? 11111 : 1111;
  if (Array.isArray(value)) return value.map(probeValue);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, probeValue(inner)]));
}

/** Maximum number of punctuation characters within one value. */
const MAX_GAP_LENGTH = 12;

/** Length of the part of an escape before a difference: the escapes of two letters can have the same beginning. */
const escapeBefore = (text: string): number =>
  /(?:(?:%[\dA-F]{2})*%[\dA-F]?|\\[uUx]\{?[\da-fA-F]*)$/.exec(text)?.[0].length ?? 0;

/** Returns the ranges where two texts of one length differ. Ranges with only punctuation between them are joined. */
export function textDifferences(text: string, other: string): Omit<Mark, 'key'>[] {
  if (text.length !== other.length) return [];
  const ranges: Omit<Mark, 'key'>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === other[at]) continue;
    const last = ranges.at(-1);
    const gap = last && text.slice(last.end, at);
    if (last && gap !== undefined && gap.length <= MAX_GAP_LENGTH && !/\n|[^\\]["']/.test(gap)) last.end = at + 1;
    else ranges.push({ start: at - escapeBefore(text.slice(Math.max(0, at - 12), at)), end: at + 1 });
  }
  return ranges;
}

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** Returns the paths of the values inside a value. A list of single values has one path, to the list. */
function valuePathsIn(value: unknown, path: string[]): string[][] {
  if (isScalar(value) || (Array.isArray(value) && value.every(isScalar))) return [path];
  return Object.entries(value as object).flatMap(([key, inner]) => valuePathsIn(inner, [...path, key]));
}

function withProbe(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return probeValue(value);
  const inner = withProbe((value as Record<string, unknown>)[key], rest);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? inner : item))
    : { ...(value as object), [key]: inner };
}

/** Returns the positions of the values in a text, which is written once more with each probe value. */
export function marksOf(values: Record<string, unknown>, write: (values: Record<string, unknown>) => string): Mark[] {
  const text = write(values);
  return Object.entries(values)
    .flatMap(([key, value]) => valuePathsIn(value, [key]))
    .flatMap((path) =>
      textDifferences(text, write(withProbe(values, path) as Record<string, unknown>)).map((item) => ({
        key: path.join('.'),
        ...item,
      })),
    )
    .sort((a, b) => a.start - b.start);
}
