import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutBasePath } from '../../../lib/basePath';
import { decodeSafely } from '../../../lib/decode';
import { attribute, type Element, type HtmlPage } from '../../../lib/html';
import { UserError } from '../../../lib/UserError';
import { hashOf } from './hash';

/** Code an element loads, with the attribute for its hash: a script, the app that it starts later, a stylesheet. */
function codeOf(element: Element): { url: string | undefined; hash: string }[] {
  if (element.tagName === 'script')
    return [
      { url: attribute(element, 'src'), hash: 'integrity' },
      { url: attribute(element, 'data-app'), hash: 'data-app-integrity' },
    ];
  return attribute(element, 'rel') === 'stylesheet' ? [{ url: attribute(element, 'href'), hash: 'integrity' }] : [];
}

const isPolicy = (element: Element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

/** Offsets in the HTML of a page where something is removed or inserted. */
export interface CodePlaces {
  /** Content policies of an earlier run. */
  removed: { start: number; end: number }[];
  /** Right after the charset, before any code. */
  policyAt: number;
  /** Ends of the tags that load code and have no hash yet. */
  code: { at: number; url: string; hash: string }[];
  /** URLs of all code the page loads. */
  urls: string[];
}

/**
 * Finds the positions of the policy and the hashes in a page.
 *
 * @throws Error when the page has no charset.
 */
export function codePlaces(page: HtmlPage): CodePlaces {
  const { name, elements } = page;
  const places: CodePlaces = { removed: [], policyAt: -1, code: [], urls: [] };
  for (const element of elements) {
    const tag = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
    const code = codeOf(element).flatMap(({ url, hash }) => (url === undefined ? [] : [{ url, hash }]));
    places.urls.push(...code.map(({ url }) => url));
    if (!tag) continue;
    const { startOffset: start, endOffset: end } = tag;
    if (isPolicy(element)) places.removed.push({ start, end });
    if (element.tagName === 'meta' && attribute(element, 'charset') !== undefined) places.policyAt = end;
    for (const { url, hash } of code)
      if (attribute(element, hash) === undefined) places.code.push({ at: end - 1, url, hash });
  }
  if (places.policyAt < 0)
    throw new Error(`${name} has no <meta charset>, after which its content policy would stand.`);
  return places;
}

/**
 * The page with `integrity` on every script and stylesheet, and one policy.
 *
 * @param breaks Offsets at which a line of code may break.
 */
export function protectedHtml(
  html: string,
  { removed, policyAt, code }: CodePlaces,
  meta: string,
  integrity: ReadonlyMap<string, string>,
  breaks: readonly number[] = [],
): string {
  const policy = `<meta http-equiv=Content-Security-Policy content="${meta}">`;
  const changes = [
    ...removed.map((place) => ({ ...place, text: '' })),
    { start: policyAt, end: policyAt, text: policy },
    ...breaks.map((at) => ({ start: at, end: at, text: '<wbr>' })),
    ...code.map(({ at, url, hash }) => ({ start: at, end: at, text: ` ${hash}=${integrity.get(url)}` })),
  ];
  // At one place what is inserted goes before what is removed.
  changes.sort((a, b) => a.start - b.start || a.end - b.end);
  const kept = changes.map(({ start, text }, index) => html.slice(changes[index - 1]?.end ?? 0, start) + text);
  return [...kept, html.slice(changes.at(-1)?.end ?? 0)].join('');
}

/**
 * Hashes the scripts and stylesheets of pages.
 *
 * @param pages Names of the pages with the URLs of all code that they load.
 * @throws UserError when one of them is not in the build.
 */
export async function integrityOf(
  build: string,
  pages: readonly { name: string; urls: readonly string[] }[],
  basePath: string,
): Promise<Map<string, string>> {
  const integrity = new Map<string, string>();
  for (const { name, urls } of pages)
    for (const url of urls) {
      if (integrity.has(url)) continue;
      const file = path.join(build, decodeSafely(withoutBasePath(new URL(url, 'http://site').pathname, basePath)));
      const code = await readFile(file).catch(() => {
        throw new UserError(`${name}: loads "${url}", which is not in the build. Correct or remove the element.`);
      });
      integrity.set(url, hashOf(code));
    }
  return integrity;
}
