import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson, readPages } from 'docusaurus-preset-portal/node';
import { memoizeByObject, type ReferencePageData } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';
import { portal } from '#site/portal';
import { siteTranslations } from '../../attribute-translations';
import { type Allowed, faultOfSpan, spansOf } from './spans';
import { vocabularyOf } from './vocabulary';
import { checkWording } from './wording';

const GUIDES = 'docs/docs';
// Documents servers, not the APIs: its names are those of hosts.
const NOT_ABOUT_APIS = 'hosting.mdx';
/** Once for all pages: the dev server checks again after each edit. */
const vocabularyOfPages = memoizeByObject(async (pages: readonly ReferencePageData[]) =>
  vocabularyOf(pages, (await siteTranslations()).attributes),
);
const ALLOWED = 'src/checks/prose/allowed.json';

/**
 * Checks the names of the guides against the contracts (code spans and keys of JSON blocks), and the words of guides,
 * contracts and data of pages against the glossary. Returns unknown names and avoided words, and the names of
 * `allowed.json` that no guide uses.
 */
export async function proseFaults(): Promise<{ faults: string[]; unused: string[] }> {
  const allowed = await readJson<Allowed>(ALLOWED);
  const vocabulary = await vocabularyOfPages(await readPages(portal));
  const guides = (await listFiles(GUIDES)).filter((name) => name.endsWith('.mdx') && name !== NOT_ABOUT_APIS);
  const faults: string[] = [];
  const used = new Set<string>();
  for (const guide of guides) {
    for (const span of spansOf(await readFile(path.join(GUIDES, guide), 'utf8'))) {
      const fault = faultOfSpan(span, vocabulary, allowed);
      used.add(span.text);
      if (fault) faults.push(`${GUIDES}/${guide}:${span.line}:${span.column}: ${fault}`);
    }
  }
  return {
    faults: [...faults, ...(await checkWording())],
    unused: Object.keys(allowed)
      .filter((name) => !used.has(name))
      .map((name) => `${ALLOWED}:1: "${name}" is no longer used. Remove it.`),
  };
}
