/** There are no guides that could use elements. */
export const elements = {};
