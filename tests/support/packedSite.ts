import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from 'portal-cli/testing';
import { execute } from './execute';

/** Copies a site into a temporary folder, with our packages as npm has them. */
export async function packedSite(from: string): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'packed-site-'));
  await cp(from, site, { recursive: true, filter: (name) => !/[\\/](build|\.docusaurus|node_modules)$/.test(name) });
  await linkPackages(path.resolve('node_modules'), path.join(site, 'node_modules'));
  const { status, stderr } = await execute([process.execPath, 'packages/pack.cjs', site], '.');
  if (status !== 0) throw new Error(stderr);
  for (const name of await readdir(path.join(site, 'packed'))) {
    const place = path.join(site, 'node_modules', name);
    await rm(place, { force: true });
    await rename(path.join(site, 'packed', name), place);
  }
  return site;
}

/** Runs a command of Docusaurus in such a site. */
export const docusaurus = (site: string, args: string[], variables: Record<string, string> = {}) =>
  execute(
    [process.execPath, path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...args],
    site,
    variables,
  );
