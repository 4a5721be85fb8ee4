/** Class of a part of a page that may be laid out after the page has loaded, when it is outside the screen. */
export const LAZY_LAYOUT_CLASS = 'deferred';
