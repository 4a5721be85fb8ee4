/** File with the data of the box, below the site. */
export const DATA_FILE = 'identifier-box.json';
