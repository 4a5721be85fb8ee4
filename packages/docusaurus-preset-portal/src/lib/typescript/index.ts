import path from 'node:path';

/** Options of Node.js for a process that runs TypeScript like a build. The program file follows them. */
export const LOADS_TYPESCRIPT: readonly string[] = ['--require', path.join(__dirname, 'load.cjs')];
