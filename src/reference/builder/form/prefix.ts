/** How the fragment of an address begins that holds values. */
export const PREFIX = '#v=';

/** Event of a page whose samples send another request: that is its detail. */
export const REQUEST = 'ref-request';
