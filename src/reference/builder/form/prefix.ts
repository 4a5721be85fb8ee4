/** Prefix of a fragment that holds values. */
export const PREFIX = '#v=';

/** Event dispatched when the samples of a page send another request, which is the `detail`. */
export const REQUEST = 'ref-request';
