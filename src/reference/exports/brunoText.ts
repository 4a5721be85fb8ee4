export interface Pair {
  name: string;
  value: string;
}

/** A block of a `.bru` file. */
export const block = (name: string, lines: string[]): string =>
  [`${name} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}', ''].join('\n');

/** A value that has one line of a file for itself. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');
