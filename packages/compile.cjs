// @ts-check
/**
 * Compiles the packages beside it for Node.js: `src` to CommonJS in `dist`. Only what is missing or older is compiled, so
 * every configuration and command can ask for it first. Bundlers, `tsx` and Vitest read the sources (`exports`).
 */
const { buildSync } = require('esbuild');
const { existsSync, mkdirSync, readdirSync, readFileSync } = require('node:fs');
const { renameSync, rmSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const SOURCE = /\.(tsx?|cjs|json)$/;
/** Tests, declarations, and the files of a rendered portal besides its content. */
const NOT_COMPILED = /\.(test|fixture|spec|d)\.tsx?$|[\\/]template[\\/](?!src[\\/]site[\\/])/;

/** @returns {string[]} files below a folder */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : entry.isFile() ? [file] : [];
  });

const timeOf = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Writes a file in one step: several builds may compile at the same time. */
function write(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(path.dirname(file), { recursive: true });
  const staged = `${file}.${process.pid}`;
  writeFileSync(staged, text);
  renameSync(staged, file);
}

/** Writes the style sheet of the reference for the sites of others, if it is missing or older than its parts. */
function writeStyles(/** @type {string} */ src, /** @type {string} */ first, /** @type {string} */ sheet) {
  const maker = path.join(__dirname, 'styles.cjs');
  const parts = [maker, ...filesIn(src).filter((file) => file.endsWith('.css'))];
  if (Math.max(...parts.map(timeOf)) >= timeOf(sheet)) write(sheet, require(maker).limited(src, first).toString());
}

/**
 * Compiles a package.
 *
 * @param {string} folder
 * @param {string} [out] Folder of `dist`.
 * @param {string} [beside] Folder beside `dist` with what is no code for Node.js: loaders, styles, modules for the browser.
 */
function compile(folder, out = folder, beside = 'src') {
  const src = path.join(folder, 'src');
  const dist = path.join(out, 'dist');
  const targetOf = (/** @type {string} */ file) => path.join(dist, path.relative(src, file)).replace(/\.tsx?$/, '.js');
  const sources = filesIn(src).filter((file) => SOURCE.test(file) && !NOT_COMPILED.test(file));
  const targets = new Set(sources.map(targetOf));
  // A module that was removed would still be found.
  if (existsSync(dist))
    for (const file of filesIn(dist))
      if (/\.(js|cjs|json)$/.test(file) && !targets.has(file)) rmSync(file, { force: true });
  const changed = sources.filter((file) => timeOf(targetOf(file)) <= Math.max(timeOf(file), timeOf(__filename)));
  const copied = changed.filter((file) => !/\.tsx?$/.test(file));
  for (const file of copied) write(targetOf(file), readFileSync(file, 'utf8'));
  const { outputFiles } = buildSync({
    entryPoints: changed.filter((file) => !copied.includes(file)),
    outdir: dist,
    outbase: src,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    charset: 'utf8',
    // Loaders, styles and modules for the browser are found beside the sources.
    define: { __dirname: '__sources' },
    // Code for the browser has `import.meta`, and is not run here.
    logLevel: 'error',
  });
  for (const { path: file, text } of outputFiles) {
    const sourcesOf = path.relative(
      path.dirname(file),
      path.join(out, beside, path.relative(dist, path.dirname(file))),
    );
    const named = `const __sources = require("node:path").join(__dirname, ${JSON.stringify(sourcesOf)});\n`;
    write(file, text.includes('__sources') ? text.replace('\n', `\n${named}`) : text);
  }
  const styles = path.join(src, 'plugins/portal-theme/styles.css');
  if (existsSync(styles)) writeStyles(src, styles, path.join(dist, 'reference.css'));
}

const packages = readdirSync(__dirname)
  .map((name) => path.join(__dirname, name))
  .filter((folder) => existsSync(path.join(folder, 'src')));
for (const folder of packages) compile(folder);

module.exports = { compile, filesIn, packages };
