import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { apis } from '#site';
import { ESCAPES, hostilePaths } from '../fixtures/hostile';
import { moveBelow } from '../support/moveBelow';
import { replaceContracts } from './replacement';

/** Path below which the changed site is published: no address may be one from the root of the host. */
export const BASE_PATH = '/portal/';

const MARKDOWN = 'tests/fixtures/markdown';

/** Number of pages that share the hostile texts. A page for each text would take most of the build. */
export const HOSTILE_PAGES = 12;

/** Adds operations with hostile texts to the last contract. */
async function attackContract(folder: string): Promise<void> {
  const file = path.join(folder, 'api-specs', apis.at(-1)?.spec ?? '');
  const contract = parse(await readFile(file, 'utf8'));
  contract.paths = { ...contract.paths, ...hostilePaths(contract.tags[0].name, HOSTILE_PAGES) };
  for (const [at, text] of ESCAPES.entries()) {
    const { get } = contract.paths[`/hostile/${at}`];
    contract.paths[`/hostile/${at}`] = { get: { ...get, summary: text, description: `${text}\n\n${get.description}` } };
  }
  await writeFile(file, JSON.stringify(contract));
}

/** Adds guides and a page outside the docs with features that the site itself does not use. */
async function useMarkdown(folder: string): Promise<void> {
  const copies = [
    [`${MARKDOWN}/features.mdx`, 'docs/docs/features.mdx'],
    [`${MARKDOWN}/_part.mdx`, 'docs/docs/_part.mdx'],
    [`${MARKDOWN}/FAQ.mdx`, 'docs/docs/FAQ.mdx'],
    [`${MARKDOWN}/about.mdx`, 'src/pages/about.mdx'],
    [`${MARKDOWN}/card.png`, 'docs/docs/card.png'],
  ] as const;
  for (const [from, to] of copies) await copyFile(from, path.join(folder, to));
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
