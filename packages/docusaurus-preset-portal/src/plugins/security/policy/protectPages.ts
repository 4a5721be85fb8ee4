import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { site } from 'docusaurus-preset-portal/content';
import { originOf } from '../../../lib/basePath';
import { escapeRegExp } from '../../../lib/escapeRegExp';
import { type HtmlPage, parseHtml } from '../../../lib/html';
import { listFiles } from '../../../lib/listFiles';
import { codeBreaks } from '../../static-content/build/codeBreaks';
import { type InlineHashes, type InlineParts, inlineHashes, inlineParts } from './inline';
import { policyPlace, protectedHtml } from './policyPlace';
import { TEMPLATE, templateScripts } from './templateScripts';

/** What other plugins do in the one pass over the finished pages. */
export interface PagePass {
  /** Change the HTML of a page, by its file, before it is parsed. */
  edits: ((html: string, name: string) => string)[];
  /** Read the parsed page. */
  reads: ((page: HtmlPage) => void)[];
}

/** Data of a page, cached between the two times it is read. */
interface ReadPage {
  name: string;
  parts: InlineParts;
  /** Offset of the policy. */
  place: number;
  breaks: number[];
}

const ADDRESSES = new RegExp(`<(?:meta|link)\\b[^>]*="${escapeRegExp(originOf(site))}[^>]*>`, 'g');

/** Removes from a page what needs the address of the site: canonical addresses, translations, pictures for links. */
const withoutOrigin = (html: string): string => html.replace(ADDRESSES, '');

/**
 * Writes into all pages the content policy, where a line of code may break, and the edits of other plugins. Pages are
 * parsed once, one at a time, and read again when they are written: a build of any size needs the memory of one page.
 *
 * @param policyOf Makes the policy from what stands in the pages themselves.
 * @returns The policy, and how many pages there are.
 * @throws Error when a page holds what no policy can allow.
 */
export async function protectPages<Policy extends { meta: string }>(
  build: string,
  policyOf: (inline: InlineHashes) => Policy,
  { edits, reads }: PagePass = { edits: [], reads: [] },
): Promise<{ policy: Policy; pages: number }> {
  const names = (await listFiles(build)).filter((name) => name.endsWith('.html'));
  if (!names.includes(TEMPLATE))
    throw new Error(`The build has no ${TEMPLATE}, whose inline scripts are the allowed ones.`);
  const template = parseHtml(TEMPLATE, readFileSync(path.join(build, TEMPLATE), 'utf8'));
  const allowed = templateScripts(template);
  const edited = (name: string): string =>
    edits.reduce((html, edit) => edit(html, name), readFileSync(path.join(build, name), 'utf8'));
  const pages: ReadPage[] = [];
  for (const name of names) {
    // Files are compressed meanwhile.
    await setImmediate();
    const page = parseHtml(name, edited(name));
    for (const read of reads) read(page);
    pages.push({ name, parts: inlineParts(page, allowed), place: policyPlace(page), breaks: codeBreaks(page) });
  }
  const policy = policyOf(inlineHashes(pages.map(({ parts }) => parts)));
  for (const { name, place, breaks } of pages) {
    const html = protectedHtml(edited(name), place, policy.meta, breaks);
    writeFileSync(path.join(build, name), site.url ? html : withoutOrigin(html));
  }
  return { policy, pages: pages.length };
}
