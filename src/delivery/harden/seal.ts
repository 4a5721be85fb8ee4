import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './hash';
import { attribute, type Element, type Page } from './pages';

const sourceOf = (element: Element): string | undefined => {
  if (element.tagName === 'script') return attribute(element, 'src');
  return attribute(element, 'rel') === 'stylesheet' ? attribute(element, 'href') : undefined;
};

const isPolicy = (element: Element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

/** Changes of a text, each at its place. */
function splice(text: string, edits: { start: number; end: number; put: string }[]): string {
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, put }) => done.slice(0, start) + put + done.slice(end), text);
}

/** The page with `integrity` on every script and stylesheet, and the policy before anything it rules. */
function sealed({ name, html, elements }: Page, meta: string, integrityOf: (url: string) => string): string {
  const edits: { start: number; end: number; put: string }[] = [];
  for (const element of elements) {
    const at = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
    if (!at) continue;
    if (isPolicy(element)) edits.push({ start: at.startOffset, end: at.endOffset, put: '' });
    if (attribute(element, 'charset') !== undefined && element.tagName === 'meta')
      edits.push({
        start: at.endOffset,
        end: at.endOffset,
        put: `<meta http-equiv=Content-Security-Policy content="${meta}">`,
      });
    const source = sourceOf(element);
    if (source !== undefined && attribute(element, 'integrity') === undefined)
      edits.push({ start: at.endOffset - 1, end: at.endOffset - 1, put: ` integrity=${integrityOf(source)}` });
  }
  if (!edits.some(({ put }) => put.startsWith('<meta'))) throw new Error(`${name} has no <meta charset>.`);
  return splice(html, edits);
}

/**
 * Writes the policy and the hashes of their code into all pages.
 *
 * @throws Error when a page loads code the build does not have.
 */
export async function sealPages(folder: string, pages: Page[], meta: string): Promise<void> {
  const urls = new Set(pages.flatMap(({ elements }) => elements.map(sourceOf).filter((url) => url !== undefined)));
  const hashes = new Map<string, string>();
  for (const url of urls)
    hashes.set(url, hashOf('sha384', await readFile(path.join(folder, new URL(url, 'http://site').pathname))));
  for (const page of pages)
    await writeFile(
      path.join(folder, page.name),
      sealed(page, meta, (url) => hashes.get(url) ?? ''),
    );
}
