import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson, readPages } from 'docusaurus-preset-portal/node';
import { listFiles } from 'openapi-toolkit/node';
import { portal } from '#site/portal';
import { siteTranslations } from '../../attribute-translations';
import { spansOf } from './spans';
import { type Allowed, validateSpan } from './validateSpan';
import { vocabularyOf } from './vocabulary';
import { checkWording } from './wording';

const GUIDES = 'docs/docs';
// Documents servers, not the APIs: its names are those of hosts.
const NOT_ABOUT_APIS = 'hosting.mdx';
const ALLOWED = 'src/checks/prose/allowed.json';

/**
 * Checks the names of the guides against the contracts (code spans and keys of JSON blocks), and the words of guides,
 * contracts and data of pages against the glossary. Returns unknown names and avoided words, and the names of
 * `allowed.json` that no guide uses.
 */
export async function proseFaults(): Promise<{ faults: string[]; unused: string[] }> {
  const allowed = await readJson<Allowed>(ALLOWED);
  const vocabulary = vocabularyOf(await readPages(portal), (await siteTranslations()).attributes);
  const guides = (await listFiles(GUIDES)).filter((name) => name.endsWith('.mdx') && name !== NOT_ABOUT_APIS);
  const faults: string[] = [];
  const used = new Set<string>();
  for (const guide of guides) {
    for (const span of spansOf(await readFile(path.join(GUIDES, guide), 'utf8'))) {
      const verdict = validateSpan(span, vocabulary, allowed);
      used.add(span.text);
      if (typeof verdict === 'object') faults.push(`${GUIDES}/${guide}:${span.line}:${span.column}: ${verdict.fault}`);
    }
  }
  return {
    faults: [...faults, ...(await checkWording())],
    unused: Object.keys(allowed)
      .filter((name) => !used.has(name))
      .map((name) => `${ALLOWED}:1: "${name}" is no longer used. Remove it.`),
  };
}
