import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../lib/listFiles';
import { temporaryFolder } from '../lib/temporaryFolder.cjs';
import type { Contract } from './contracts';

/** Files of this repository that a build of any portal needs, besides `src`. */
const FILES = ['tsconfig.json', 'docusaurus.config.ts', 'scripts/generate.ts'];

/** Folder with the packages that a build needs, and their lockfile. */
const ENGINE = 'engine';

/** Folder of caches below the packages. */
const CACHE = '.cache';

/** `imports` of the `package.json` of a portal: its content is that of `src/render/site`. */
const IMPORTS = {
  '#site': './src/render/site/index.ts',
  '#site/features': './src/render/site/features.ts',
  '#site/extras': './src/render/site/extras.ts',
  '#site/sandbox': './src/render/site/sandbox.ts',
  '#site/landing': './src/render/landing/index.tsx',
};

/** Contents of files by path. */
export type OwnFiles = Readonly<Record<string, string | Uint8Array>>;

/** Returns the version of the only contract, if npm takes it for one. */
const versionOf = ([first, ...others]: readonly Contract[], version: string): string =>
  others.length === 0 && /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(first?.version ?? '') ? (first?.version ?? '') : version;

const isTest = (file: string) => /\.(test|fixture|spec)\.[cm]?tsx?$/.test(file);

/**
 * Makes a site of the engine and the contracts in a folder of its own, so that nothing is written to this repository.
 * The content of this site lies there, too, and nothing imports it.
 *
 * @param root Folder of this repository.
 * @param portal Content of `portal.json`.
 * @param own Files of the portal besides its contracts, by path: they take the place of those of the engine.
 * @returns its path; the caller removes it.
 */
export async function makeWorkplace(
  root: string,
  contracts: readonly Contract[],
  portal: object,
  own: OwnFiles = {},
): Promise<string> {
  const site = temporaryFolder(tmpdir(), 'portal-render-');
  try {
    const sources = (await listFiles(path.join(root, 'src'))).map((file) => `src/${file}`);
    for (const file of [...FILES, ...sources.filter((source) => !isTest(source))])
      await copy(path.join(root, file), path.join(site, file));
    await cp(path.join(root, 'src/render/static'), path.join(site, 'static'), { recursive: true });
    await copy(path.join(root, ENGINE, 'package-lock.json'), path.join(site, 'package-lock.json'));
    const [{ name, version, overrides, browserslist }, engine] = await Promise.all(
      ['.', ENGINE].map(async (folder) => JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'))),
    );
    const files: OwnFiles = {
      'package.json': JSON.stringify({
        ...engine,
        name,
        version: versionOf(contracts, version),
        overrides,
        browserslist,
        imports: IMPORTS,
      }),
      'sidebars.ts': "export { default } from './src/render/site/sidebars';\n",
      'src/render/site/portal.json': JSON.stringify(portal),
      'docs/_data/next-calls.json': '{ "start": [], "next": {} }',
      'docs/_data/redirects.json': '[]',
      ...Object.fromEntries(contracts.map(({ id, text }) => [`api-specs/${id}.json`, text])),
      ...own,
    };
    for (const [file, text] of Object.entries(files)) await write(path.join(site, file), text);
    await linkPackages(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  } catch (error) {
    await removeWorkplace(site);
    throw error;
  }
  return site;
}

async function write(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to);
}

/**
 * Links the installed packages one by one: caches are written beside them, and the installation may be read-only. Caches
 * are those of the installation where it can be written to.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  const cache = path.join(from, CACHE);
  const isWritable = await mkdir(cache, { recursive: true })
    .then(() => access(cache, constants.W_OK))
    .then(
      () => true,
      () => false,
    );
  const names = (await readdir(from)).filter((name) => name !== CACHE || isWritable);
  // A junction needs no rights of an administrator on Windows; elsewhere the kind is ignored.
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')));
}

/** A program that was stopped may still write for a moment. */
export const removeWorkplace = (site: string): Promise<void> =>
  rm(site, { recursive: true, force: true, maxRetries: 10 });
