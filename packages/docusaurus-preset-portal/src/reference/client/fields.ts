/** Fields of a page: parameters, properties and headers. Rendered by `components/PropertyItem.tsx`. */
export const FIELD = '.ref-props > li';

const HEAD = `${FIELD} > p:first-child`;

/** Name of a field, which links to it. */
export const NAME = `${HEAD} > a:first-child`;

/** Returns the field that contains an element. */
export const enclosingField = (part: Element | null | undefined): Element | null => part?.closest(FIELD) ?? null;
