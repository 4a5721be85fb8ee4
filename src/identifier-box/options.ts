/** File below the site with what the box tells besides the form of a value. */
export const DATA_FILE = 'identifier-box.json';
