import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPages } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';
import { portal } from '#site/portal';
import { siteTranslations } from '../../attribute-translations';
import allowed from './allowed.json' with { type: 'json' };
import { spansOf } from './spans';
import { validateSpan } from './validateSpan';
import { vocabularyOf } from './vocabulary';
import { checkWording } from './wording';

const GUIDES = 'docs/docs';
// Documents servers, not the APIs: its names are those of hosts.
const NOT_ABOUT_APIS = 'hosting.mdx';

/** Result of the check of the guides. */
export interface ProseReport {
  /** Unknown names, broken links and avoided words: `file:line:column: fault`. */
  faults: string[];
  /** Names of `allowed.json` that no guide uses. */
  unused: string[];
  /** Numbers of checked items, as a sentence. */
  summary: string;
}

/**
 * Checks the names of the guides against the contracts (code spans, keys of JSON blocks and links into the reference),
 * and the words of guides, contracts and data of pages against the glossary.
 *
 * @throws UserError if there is nothing to check.
 */
export async function checkProse(): Promise<ProseReport> {
  const pages = await readPages(portal);
  const { attributes } = await siteTranslations({ info: () => {}, warn: console.warn });
  const vocabulary = vocabularyOf(pages, attributes);
  const guides = (await listFiles(GUIDES)).filter((name) => name.endsWith('.mdx') && name !== NOT_ABOUT_APIS);

  const wording = await checkWording();
  const faults: string[] = [];
  const used = new Set<string>();
  let checked = 0;
  let skipped = 0;
  for (const guide of guides) {
    for (const span of spansOf(await readFile(path.join(GUIDES, guide), 'utf8'))) {
      const verdict = validateSpan(span, vocabulary, allowed);
      used.add(span.text);
      if (verdict === 'skipped') skipped += 1;
      else checked += 1;
      if (typeof verdict === 'object') faults.push(`${GUIDES}/${guide}:${span.line}:${span.column}: ${verdict.fault}`);
    }
  }
  if (checked === 0) throw new UserError(`${GUIDES} has no names and links to check.`);
  return {
    faults: [...faults, ...wording.faults],
    unused: Object.keys(allowed).filter((name) => !used.has(name)),
    summary:
      `Prose: ${checked} names and links checked in ${guides.length} pages against ${pages.length} reference pages ` +
      `and ${attributes.length} attributes, ${skipped} values skipped, ${faults.length} not found. ` +
      `${wording.words} words to avoid in ${wording.files} files, ${wording.faults.length} found.`,
  };
}
