/** Lines of a long example that the HTML of a page holds. The rest is in a file. */
const FIRST_LINES = 24;

/** Minimum number of lines that are left to a file. */
const MIN_REST = 8;

const splitLines = (text: string) => text.replace(/\n$/, '').split('\n');

/** Returns the number of lines of a text. */
export const countLines = (text: string): number => splitLines(text).length;

/** Returns true if a page holds only the first lines of an example. */
export const isLong = (text: string): boolean => countLines(text) >= FIRST_LINES + MIN_REST;

/** Returns the first lines of a long example. */
export const firstLines = (text: string): string => splitLines(text).slice(0, FIRST_LINES).join('\n');
