#!/usr/bin/env node
// @ts-check
/**
 * Command of the npm package: renders a portal with Node.js and npm alone.
 *
 * A portal needs one version of Docusaurus. Where another one is installed, or none, the first call installs it in a
 * folder of the user; later calls need no network.
 */
const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const { once } = require('node:events');
const { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } = require('node:fs');
const { renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { constants, homedir } = require('node:os');
const path = require('node:path');
// In the repository: what is missing or older.
if (existsSync(path.join(__dirname, '../../compile.cjs'))) require('../../compile.cjs');

/** Folder of the package. */
const PACKAGE = path.resolve(__dirname, '..');

/** What is installed from where it is, with its contents: versions of the same number may differ. */
const OWN = ['portal-cli', 'docusaurus-preset-portal', 'openapi-toolkit', 'api-clients'];
const folderOf = (/** @type {string} */ name) =>
  name === 'portal-cli' ? PACKAGE : path.dirname(require.resolve(`${name}/package.json`));

const { dependencies, overrides } = require('../dist/render/packages.json');

/** Stops npm; its reason is the signal that this process got. */
const stopping = new AbortController();

/** Folder of installations. The cache of npm is none: an `.npmrc` beside a contract may name another one. */
const cache = () => {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const folder = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME;
  return path.join(folder || path.join(homedir(), '.cache'), 'portal-cli');
};

/** @returns {(string | Buffer)[]} names and contents of the files in a folder */
const contentOf = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : contentOf(file);
    return [entry.name, readFileSync(file)];
  });

/** Returns the folder that has the packages of a portal beside this one; undefined if one is missing or has another version. */
function installedBeside() {
  const folders = (createRequire(__filename).resolve.paths('react') ?? []).map((folder) => path.dirname(folder));
  return folders.find((folder) =>
    Object.entries(dependencies).every(([name, version]) => {
      const manifest = path.join(folder, 'node_modules', name, 'package.json');
      return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
    }),
  );
}

/** Installs the packages of a portal, and these. */
async function install(/** @type {string} */ folder) {
  console.error('Installing the packages of the portal, once …');
  const own = Object.fromEntries(OWN.map((name) => [name, `file:${folderOf(name)}`]));
  const manifest = { private: true, dependencies: { ...dependencies, ...own }, overrides };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const options =
    '--install-links --prefix . --include=optional --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error';
  // `npx` names its program, which stands beside npm's. On Windows `npm` is a script that only a shell starts.
  const cli = path.join(path.dirname(process.env.npm_execpath ?? ''), 'npm-cli.js');
  const [file, ...first] = existsSync(cli) ? [process.execPath, cli] : ['npm'];
  const installation = spawn(/** @type {string} */ (file), [...first, 'install', ...options.split(' ')], {
    cwd: folder,
    shell: file === 'npm' && process.platform === 'win32',
    signal: stopping.signal,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => stopping.abort(signal));
  const [status] = await once(installation, 'close');
  if (status !== 0)
    throw new Error('The packages of the portal were not installed. npm needs its registry for the first call.');
}

/** Returns the folder of an installation, made beside its place: a stopped call leaves nothing, two do not collide. */
async function installation() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const part of OWN.flatMap((name) => contentOf(folderOf(name)))) hash.update(part);
  const folder = path.join(cache(), hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(cache(), { recursive: true });
  const staged = mkdtempSync(path.join(cache(), '.new-'));
  try {
    await install(staged);
    renameSync(staged, folder);
  } catch (error) {
    // Another call made the folder in the meantime.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(staged, { recursive: true, force: true, maxRetries: 10 });
  }
  return folder;
}

async function main() {
  const beside = installedBeside();
  const root = beside ?? (await installation());
  const own = beside ? PACKAGE : path.join(root, 'node_modules/portal-cli');
  require(path.join(own, 'dist/render/index.js')).renderCommand(root);
}

main().catch((error) => {
  const { aborted, reason } = stopping.signal;
  console.error(aborted ? 'Stopped.' : error instanceof Error ? error.message : error);
  process.exitCode = aborted ? 128 + constants.signals[/** @type {NodeJS.Signals} */ (reason)] : 1;
});
