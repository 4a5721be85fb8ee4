import { escapeRegExp } from 'openapi-toolkit';
import type { Owner } from '../../../content/site';
import { originOf } from '../../../lib/basePath';
import { attribute, type HtmlPage, textOf } from '../../../lib/html';
import { type FinishedPages, TEMPLATE } from '../../finished-pages/FinishedPages';
import { codeBreaks } from '../../static-content/build/codeBreaks';
import { type InlineHashes, type InlineParts, inlineHashes, inlineParts, isInlineScript } from './inline';

/** The inline scripts of the template, each with a string only it holds and no minifier changes. */
const SCRIPTS = {
  'docusaurus-preset-portal/src/plugins/security/trusted-types/index.ts': 'base-url-notice',
  '@docusaurus/theme-classic/lib/inlineScripts.js': 'docusaurus-theme',
};

/**
 * Returns the inline scripts that Docusaurus puts into every page, from one without content: a contract can't add any.
 * @throws Error when their number is another, or one is not recognised.
 */
export function templateScripts(page: HtmlPage): string[] {
  const found = page.elements.filter(isInlineScript).map(textOf);
  const unknown = found.filter((text) => !Object.values(SCRIPTS).some((marker) => text.includes(marker)));
  const missing = Object.entries(SCRIPTS).filter(
    ([, marker]) => found.filter((text) => text.includes(marker)).length !== 1,
  );
  const faults = [
    ...unknown.map((text) => `an unknown script: ${text.slice(0, 400)}`),
    ...missing.map(([name, marker]) => `expected exactly one script with "${marker}" (${name})`),
  ];
  if (faults.length > 0) throw new Error(`Inline scripts of ${TEMPLATE}:\n${faults.join('\n')}`);
  return found;
}

/** Returns the offset in the HTML of a page for its policy: behind the charset, before code. @throws without one. */
function policyPlace({ name, elements }: HtmlPage): number {
  const charset = elements.find((element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined);
  const end = charset?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error(`${name} has no <meta charset>, after which its content policy would stand.`);
  return end;
}

const NOT_INDEXED = /<meta\b[^>]*"robots"[^>]*\bnoindex\b/;

/**
 * Returns what removes addresses that mislead search engines: from a page that is not indexed those of its languages,
 * from a site without an address all that need one (canonical addresses, pictures for links).
 */
function addressRemover(site: Owner): (html: string) => string {
  const own = new RegExp(`<(?:meta|link)\\b[^>]*="${escapeRegExp(originOf(site))}[^>]*>`, 'g');
  const languages = /<link\b[^>]*\bhreflang=[^>]*>/g;
  return (html) => (site.url && !NOT_INDEXED.test(html) ? html : html.replace(site.url ? languages : own, ''));
}

/**
 * Reads the inline code of all pages, and inserts where a line of code may break. The function that it returns writes
 * all pages with the policy, made from what stands in them; it throws before that if no policy can allow it.
 */
export function protectPages(pages: FinishedPages, site: Owner) {
  const found = new Map<string, InlineParts & { place: number }>();
  let allowed: string[] | undefined;
  pages.readers.push((page) => {
    // The template is the first page.
    if (page.name === TEMPLATE) allowed = templateScripts(page);
    found.set(page.name, { ...inlineParts(page, allowed ?? []), place: policyPlace(page) });
    return codeBreaks(page).map((at) => ({ at, text: '<wbr>' }));
  });
  return async <Policy extends { meta: string }>(build: string, policyOf: (inline: InlineHashes) => Policy) => {
    await pages.read(build);
    if (!allowed) throw new Error(`The build has no ${TEMPLATE}, whose inline scripts are the allowed ones.`);
    const policy = policyOf(inlineHashes([...found.values()]));
    const text = `<meta http-equiv=Content-Security-Policy content="${policy.meta}">`;
    const inserted = (name: string) => [{ at: found.get(name)?.place ?? 0, text }];
    return { policy, pages: pages.write(build, inserted, addressRemover(site)) };
  };
}
