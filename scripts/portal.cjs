#!/usr/bin/env node
// @ts-check
/**
 * Command of the npm package: renders a portal with Node.js and npm alone.
 *
 * The package has no dependencies: npm reads neither overrides nor a lockfile of a package that it installs. The first
 * call installs the packages of the lockfile in a folder of the user; later calls need no network.
 */
const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const { once } = require('node:events');
const { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { renameSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { constants, homedir } = require('node:os');
const path = require('node:path');
const { hasGroups, stopper } = require('../src/lib/stopProgram.cjs');
const { temporaryFolder } = require('../src/lib/temporaryFolder.cjs');

const LOCKFILE = 'engine/package-lock.json';
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Signal that stopped this process. @type {(typeof SIGNALS)[number] | undefined} */
let stopped;
/** Stops the installation that runs. @type {(() => void) | undefined} */
let stopInstallation;
/** Stops this process after the installation, and when what that wrote is removed. */
const stop = (/** @type {(typeof SIGNALS)[number]} */ signal) => {
  stopped = signal;
  stopInstallation?.();
};

/** Folder of the engine. The cache of npm is none: an `.npmrc` beside a contract may name another one, with another engine. */
const cache = () => {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const folder = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME;
  return path.join(folder || path.join(homedir(), '.cache'), 'developer-portal');
};

/** @returns {(string | Buffer)[]} names and contents of the files in a folder, without installed packages */
const contentOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? contentOf(file) : [entry.name, readFileSync(file)];
    });

/** @returns the folder of the cache for some content */
const folderFor = (/** @type {string} */ name, /** @type {(string | Buffer)[]} */ content) => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return path.join(cache(), `${name}-${hash.digest('hex').slice(0, 16)}`);
};

/**
 * Makes a folder where it is not yet there. It is written beside its place, so that a stopped call leaves nothing behind
 * and two calls at the same time do not disturb each other.
 *
 * @param {string} folder
 * @param {(folder: string) => void | Promise<void>} write
 */
async function make(folder, write) {
  if (existsSync(folder)) return;
  mkdirSync(path.dirname(folder), { recursive: true });
  const staged = temporaryFolder(path.dirname(folder), '.new-');
  try {
    await write(staged);
    renameSync(staged, folder);
  } catch (error) {
    // Another call made the folder in the meantime.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(staged, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Installs the packages of the lockfile. */
async function install(/** @type {string} */ root, /** @type {string} */ folder) {
  console.error('Installing the packages of the portal, once …');
  const { overrides } = require('../package.json');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...require('../engine/package.json'), overrides }));
  cpSync(path.join(root, LOCKFILE), path.join(folder, 'package-lock.json'));
  const options = '--prefix . --include=optional --ignore-scripts --no-audit --no-fund --loglevel=error'.split(' ');
  // `npx` names its program, which stands beside npm's. On Windows `npm` is a script that only a shell starts.
  const cli = path.join(path.dirname(process.env.npm_execpath ?? ''), 'npm-cli.js');
  const [file, ...first] = existsSync(cli) ? [process.execPath, cli] : ['npm'];
  const shell = file === 'npm' && process.platform === 'win32';
  const installation = spawn(/** @type {string} */ (file), [...first, 'ci', ...options], {
    cwd: folder,
    // A group of its own, so that what npm has started ends with it.
    detached: hasGroups,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stopInstallation = stopper(installation);
  const [status] = await once(installation, 'close');
  if (status !== 0)
    throw new Error('The packages of the portal were not installed. npm needs its registry for the first call.');
}

/** Returns the folder of the engine with its packages. */
async function engine() {
  const root = path.resolve(__dirname, '..');
  if (existsSync(path.join(root, 'node_modules/@docusaurus/core'))) return root;
  // Packages have programs for one system.
  const packages = folderFor('packages', [process.platform, process.arch, readFileSync(path.join(root, LOCKFILE))]);
  const copy = folderFor('engine', [packages, ...contentOf(root)]);
  await make(packages, (folder) => install(root, folder));
  await make(copy, (folder) => {
    cpSync(root, folder, { recursive: true, filter: (from) => path.basename(from) !== 'node_modules' });
    symlinkSync(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  });
  return copy;
}

async function main() {
  for (const signal of SIGNALS) process.on(signal, stop);
  const folder = await engine();
  // A signal that came while files were copied arrives now.
  await new Promise(setImmediate);
  for (const signal of SIGNALS) process.off(signal, stop);
  if (stopped) throw new Error();
  createRequire(path.join(folder, 'package.json'))('tsx/cjs');
  require(path.join(folder, 'scripts/render.ts'));
}

main().catch((error) => {
  console.error(stopped ? 'Stopped.' : error.message);
  process.exitCode = stopped ? 128 + constants.signals[stopped] : 1;
});
