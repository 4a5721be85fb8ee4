// @ts-check
/**
 * Calls a function of a module in TypeScript: a pool of processes loads what it calls with `import()`, which takes none.
 *
 * @param {{ file: string, name: string, task: unknown }} call
 */
exports.callExport = ({ file, name, task }) => require(file)[name](task);
