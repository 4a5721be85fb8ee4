/** Folder of the index below the site. */
export const INDEX_FOLDER = 'search-index';
