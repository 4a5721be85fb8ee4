/** Maximum number of lines of a code block before it is collapsed. */
export const MAX_LINES = 24;

const splitLines = (text: string) => text.replace(/\n$/, '').split('\n');

/** Returns the number of lines of a text. */
export const linesOf = (text: string): number => splitLines(text).length;

/** Returns the lines that a collapsed block shows. */
export const firstLines = (text: string): string => splitLines(text).slice(0, MAX_LINES).join('\n');
