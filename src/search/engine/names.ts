/** Between the names of one thing, in `label` and `also` of a record. */
const SEPARATOR = ' · ';

/** Lists of names in one; empty ones are left out. */
export const joinNames = (lists: readonly (string | undefined)[]): string => lists.filter(Boolean).join(SEPARATOR);

/** The names in a list. */
export const namesIn = (list = ''): string[] => (list === '' ? [] : list.split(SEPARATOR));
