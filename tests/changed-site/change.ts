import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { apis } from '#site';
import { hostilePaths } from '../fixtures/hostile';
import { replaceContracts } from '../real-contracts/replacement';
import { moveBelow } from '../support/moveBelow';

/** Path below which the changed site is published: no address may be one from the root of the host. */
export const BASE_PATH = '/portal/';

const MARKDOWN = 'tests/fixtures/markdown';
const DROPDOWN = `{ label: 'More', items: [{ label: 'About this site', to: '/about' }] },`;

/** Number of pages that share the hostile texts. A page for each text would take most of the build. */
export const HOSTILE_PAGES = 12;

/** Adds operations with hostile texts to the last contract. */
async function attackContract(folder: string): Promise<void> {
  const file = path.join(folder, 'api-specs', apis.at(-1)?.spec ?? '');
  const contract = parse(await readFile(file, 'utf8'));
  contract.paths = { ...contract.paths, ...hostilePaths(contract.tags[0].name, HOSTILE_PAGES) };
  await writeFile(file, JSON.stringify(contract));
}

/** Adds guides, a page outside the docs and a navbar dropdown with features that the site itself does not use. */
async function useMarkdown(folder: string): Promise<void> {
  const copies = [
    [`${MARKDOWN}/features.mdx`, 'docs/docs/features.mdx'],
    [`${MARKDOWN}/_part.mdx`, 'docs/docs/_part.mdx'],
    [`${MARKDOWN}/FAQ.mdx`, 'docs/docs/FAQ.mdx'],
    [`${MARKDOWN}/about.mdx`, 'src/pages/about.mdx'],
    [`${MARKDOWN}/card.png`, 'docs/docs/card.png'],
  ] as const;
  for (const [from, to] of copies) await copyFile(from, path.join(folder, to));
  const config = path.join(folder, 'docusaurus.config.ts');
  const text = await readFile(config, 'utf8');
  const changed = text.replace("{ type: 'search',", `${DROPDOWN}\n      { type: 'search',`);
  if (changed === text) throw new Error(`${config} has no search item to put a dropdown before.`);
  await writeFile(config, changed);
}

/** APIs whose pages the tests of the changed site read; the contracts of the others are shortened. */
const WHOLE = [apis.at(-1)?.id ?? '', 'service'];

/** Changes the files of a copy of the site. */
export async function changeSite(folder: string): Promise<void> {
  await replaceContracts(folder, WHOLE);
  await attackContract(folder);
  await useMarkdown(folder);
  await moveBelow(folder, BASE_PATH);
}
