/** Separator of names in `label` and `also` of a record. */
const SEPARATOR = ' · ';

/** Joins lists of names; empty ones are left out. */
export const joinNames = (lists: readonly (string | undefined)[]): string => lists.filter(Boolean).join(SEPARATOR);

/** Splits a list of names. */
export const splitNames = (list = ''): string[] => (list === '' ? [] : list.split(SEPARATOR));
