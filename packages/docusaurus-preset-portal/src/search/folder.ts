/** Folder of the index below the site. */
export const FOLDER = 'search-index';
