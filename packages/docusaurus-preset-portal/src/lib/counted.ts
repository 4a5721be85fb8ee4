/** Returns a count with its noun: `1 operation`, `2 operations`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
