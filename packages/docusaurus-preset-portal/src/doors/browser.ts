// What guides do in the browser, without React. Loading this does nothing: Node.js reads it with the content of a site.

// Copies a text, and says so on the button.

export { copyWithFeedback } from '../lib/clipboard';

// Loads a file or other data once, and says when that failed.

export { fetchText } from '../lib/fetchText';
export { showLoadFailure } from '../lib/loadFailure';
export { loadOnce } from '../lib/loadOnce';

// Hands values of a form to the page that the reader goes to.

export { passValues } from '../lib/storage';

// A form that filters a page, and keeps its values in the address.

export { filterForm } from '../guides/filterForm';

// The server that the reader chose, in the samples of a page.

export { followServers, isChosen } from '../reference/servers/client/servers';
