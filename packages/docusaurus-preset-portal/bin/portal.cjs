#!/usr/bin/env node
// @ts-check
/**
 * Command of the npm package: renders a portal with Node.js and npm alone. npm installs the packages with it.
 *
 * The first call copies the engine: a bundler does not compile what lies in `node_modules`.
 */
const { createHash } = require('node:crypto');
const {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const path = require('node:path');
const { temporaryFolder } = require('../src/lib/temporaryFolder.cjs');

/** Folder of the package. */
const PACKAGE = path.resolve(__dirname, '..');

/** Folder of copies. The cache of npm is none: an `.npmrc` beside a contract may name another one. */
const cache = () => {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const folder = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME;
  return path.join(folder || path.join(homedir(), '.cache'), 'docusaurus-preset-portal');
};

/** @returns {(string | Buffer)[]} names and contents of the files in a folder */
const contentOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? contentOf(file) : [entry.name, readFileSync(file)];
  });

/** Returns the folder of the packages that are installed with this one. */
function packages() {
  const folders = require.resolve.paths('@docusaurus/core') ?? [];
  const folder = folders.find((one) => existsSync(path.join(one, '@docusaurus/core')));
  if (!folder) throw new Error('@docusaurus/core is not installed beside this package. Run it with npx.');
  return folder;
}

/**
 * Copies the engine where it is not yet there. The copy is written beside its place, so that a stopped call leaves
 * nothing behind and two calls at the same time do not disturb each other.
 */
function copyOf(/** @type {string} */ installed) {
  const hash = createHash('sha256').update(installed);
  for (const part of contentOf(PACKAGE)) hash.update(part);
  const copy = path.join(cache(), hash.digest('hex').slice(0, 16));
  if (existsSync(copy)) return copy;
  mkdirSync(cache(), { recursive: true });
  const staged = temporaryFolder(cache(), '.new-');
  try {
    cpSync(PACKAGE, path.join(staged, 'engine'), { recursive: true });
    symlinkSync(installed, path.join(staged, 'node_modules'), 'junction');
    renameSync(staged, copy);
  } catch (error) {
    // Another call made the copy in the meantime.
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(staged, { recursive: true, force: true, maxRetries: 10 });
  }
  return copy;
}

try {
  const installed = packages();
  const isCompiled = !PACKAGE.split(path.sep).includes('node_modules');
  const root = isCompiled ? path.dirname(installed) : copyOf(installed);
  const engine = isCompiled ? PACKAGE : path.join(root, 'engine');
  createRequire(path.join(root, 'package.json'))('tsx/cjs');
  require(path.join(engine, 'src/render/command.ts')).renderCommand(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
