/** Suffix of a page's data file, which is beside the MDX file of the page. */
export const PAGE_SUFFIX = '.page.json';

/** File name of the overview page, without the extension. */
export const OVERVIEW = '_overview';

/** Sidebar of an API, in the folder of its pages. */
export const SIDEBAR = '_sidebar.json';
