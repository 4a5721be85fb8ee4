// @ts-check
// What loads TypeScript is itself loaded by plain Node.js.
const { readFileSync } = require('node:fs');
// A newer Node.js than 20 keeps compiled code: a tenth of a build with a cache is compiling what it is made of.
/** @type {{ enableCompileCache?: (folder: string) => void }} */ (require('node:module')).enableCompileCache?.(
  require('node:path').join(__dirname, '../../../node_modules/.cache/node'),
);
const { transformSync } = require('@swc/core');

/**
 * Lets this process load TypeScript: `require` it, or start Node.js with `--require`. What a build and its processes
 * load is compiled by the compiler that bundles the site, in the process itself: 0.4 ms a file. tsx, which the command
 * lines use, asks another process for each file, and ES modules of packages it compiles, too: 5 ms a file and 400
 * files, unless it did so before. Types are not checked.
 */
process.setSourceMapsEnabled(true);

const optionsOf = (/** @type {string} */ file) => ({
  filename: file,
  swcrc: false,
  configFile: false,
  sourceMaps: /** @type {const} */ ('inline'),
  module: { type: /** @type {const} */ ('commonjs') },
  jsc: {
    target: /** @type {const} */ ('es2022'),
    parser: { syntax: /** @type {const} */ ('typescript'), tsx: file.endsWith('.tsx') },
    transform: { react: { runtime: /** @type {const} */ ('automatic') } },
  },
});

for (const ending of ['.ts', '.tsx'])
  require.extensions[ending] = (module, file) => {
    const { code } = transformSync(readFileSync(file, 'utf8'), optionsOf(file));
    /** @type {NodeJS.Module & { _compile(code: string, file: string): void }} */ (module)._compile(code, file);
  };
