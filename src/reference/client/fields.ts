/** The fields of a page: parameters, properties, headers. `components/Property.tsx` makes them. */
export const FIELD = '.ref-props > li';

/** Line of a field with its name, its type and its labels. */
export const HEAD = `${FIELD} > p:first-child`;

/** Name of a field, which is a link to it. */
export const NAME = `${HEAD} > a:first-child`;

/** The field that something is a part of. */
export const fieldOf = (part: Element | null | undefined): Element | null => part?.closest(FIELD) ?? null;
