/** Returns a block of a `.bru` file. */
export const block = (name: string, lines: string[]): string =>
  [`${name} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}', ''].join('\n');

/** Joins the lines of a value that must be on one line of the file. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');
