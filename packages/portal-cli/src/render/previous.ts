import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clean, restoreIntegers, slugOfTitle, UserError, withHost } from 'openapi-toolkit';
import { nameOfVersion } from 'openapi-toolkit/diff';
import { bundleContract, relativePath } from 'openapi-toolkit/node';
import type { ReadOptions, RenderedContract } from './contracts';
import type { OwnFiles } from './workplace';

/** Pages about the changes, in `changes-pages`. */
const PAGES = ['changelog.mdx', 'compare.mdx'];

/** Reads earlier versions of contracts: the files that show what changed. @throws UserError for one that fits none. */
export async function readPrevious(
  files: readonly string[],
  contracts: readonly RenderedContract[],
  folder: string,
  { server, ...reading }: ReadOptions,
): Promise<OwnFiles> {
  const found: Record<string, string> = {};
  for (const file of files) {
    const name = relativePath(folder, file) || file;
    const fail = (problem: string): never => {
      throw new UserError(`--previous ${name}: ${problem}`);
    };
    const bundled = await bundleContract(file, { ...reading, keepIntegers: true });
    const { title, version } = bundled.info;
    const contract =
      contracts.length === 1 ? contracts[0] : contracts.find(({ id }) => id === slugOfTitle(clean(title)));
    if (!contract)
      return fail(
        `no contract has its title, "${clean(title)}". The titles are ${contracts.map((contract) => `"${contract.title}"`).join(', ')}.`,
      );
    if (clean(version) === contract.version)
      fail(`its version is ${clean(version)}, as that of ${contract.file}. Raise \`info.version\` there.`);
    const at = `api-specs/published/${contract.id}/${nameOfVersion(version)}`;
    if (Object.hasOwn(found, at)) fail(`another --previous has its version, ${clean(version)}, too. Name one of them.`);
    found[at] = restoreIntegers(JSON.stringify(server ? withHost(bundled, server) : bundled));
  }
  if (files.length === 0) return found;
  for (const name of PAGES)
    found[`docs/changes/${name}`] = await readFile(path.join(__dirname, 'changes-pages', name), 'utf8');
  return { ...found, 'docs/_data/site-changes.json': '[]' };
}
