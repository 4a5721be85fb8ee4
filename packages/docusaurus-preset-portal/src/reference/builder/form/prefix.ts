/** Prefix of a fragment that holds values. */
export const PREFIX = '#v=';

/** Id of the form on its page. */
export const FORM_ID = 'your-values';

/** Event dispatched when the samples of a page send another request, which is the `detail`. */
export const REQUEST = 'ref-request';
