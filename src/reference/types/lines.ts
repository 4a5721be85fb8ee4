/** Longer code shows its beginning only, until the reader asks for all of it. */
export const MAX_LINES = 24;

const withoutEnd = (text: string) => text.replace(/\n$/, '').split('\n');

/** Number of lines of a text. */
export const linesOf = (text: string): number => withoutEnd(text).length;

/** The lines of a text that show at first. */
export const firstLines = (text: string): string => withoutEnd(text).slice(0, MAX_LINES).join('\n');
