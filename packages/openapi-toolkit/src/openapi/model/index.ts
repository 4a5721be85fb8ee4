/** Content of a reference page as plain data: made once per build, rendered on the server, never sent to the browser. */

export type * from './operation';
export type * from './page';
export type * from './schema';
