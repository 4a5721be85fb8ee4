import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderedContract } from './contracts';

const TEMPLATE = path.join(__dirname, '../template');

const PACKAGE = path.join(__dirname, '../..');

export type OwnFiles = Readonly<Record<string, string | Uint8Array>>;

/** Returns the version of the only contract, if npm takes it for one. */
const versionOf = ([first, ...others]: readonly RenderedContract[], version: string): string =>
  others.length === 0 && /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(first?.version ?? '') ? (first?.version ?? '') : version;

/**
 * Makes a site of the contracts in a folder of its own, which the caller removes, with the packages installed in
 * `root`. `portal`: content of `portal.json`; `own`: files by path, which take the place of those of the template.
 */
export async function makeWorkplace(
  root: string,
  contracts: readonly RenderedContract[],
  portal: object,
  own: OwnFiles = {},
): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'portal-render-'));
  try {
    await cp(TEMPLATE, site, { recursive: true });
    const [manifest, { version }] = await Promise.all(
      [site, PACKAGE].map(async (folder) => JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))),
    );
    const files: OwnFiles = {
      'package.json': JSON.stringify({ ...manifest, version: versionOf(contracts, version) }),
      'src/site/portal.json': JSON.stringify(portal),
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

/** Links the packages one by one: programs write beside them, and the installation may be read-only. */
export async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name !== '.cache');
  // A junction needs no rights of an administrator on Windows; elsewhere the kind is ignored.
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')));
}

/** A program that was stopped may still write for a moment. */
export const removeWorkplace = (site: string): Promise<void> =>
  rm(site, { recursive: true, force: true, maxRetries: 10 });
