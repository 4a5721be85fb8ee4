/** End of the name of a file that holds a page as data. It lies beside the MDX file of the page. */
export const PAGE_SUFFIX = '.page.json';

/** Name of the overview page's file, without its ending. */
export const OVERVIEW = '_overview';
