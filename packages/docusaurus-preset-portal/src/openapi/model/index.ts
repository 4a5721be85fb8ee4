/**
 * Content of a reference page as plain data. Created once per build from a contract, rendered on the server, never
 * shipped to the browser.
 */
export type * from './history';
export type * from './operation';
export type * from './page';
export type * from './schema';
