/** Nothing is made besides the reference. */
export const extras = [];
