/** How the fragment of an address begins that holds values. */
export const PREFIX = '#v=';
