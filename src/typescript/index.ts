import path from 'node:path';

/** Options of Node.js for a process that runs TypeScript as a build does; the file of the program comes after them. */
export const LOADS_TYPESCRIPT: readonly string[] = ['--require', path.join(__dirname, 'load.cjs')];
