/**
 * What a reference page shows, as plain data: made once per build from a
 * contract, rendered on the server, never shipped to the browser.
 */
export type * from './history';
export type * from './operation';
export type * from './page';
export type * from './schema';
