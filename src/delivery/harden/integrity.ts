import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute, type Element, type HtmlPage } from '../../html';
import { hashOf } from './hash';

/** Replaces the text from `start` to `end`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** URL of the code an element loads: of a script, or of a stylesheet. */
const codeUrl = (element: Element): string | undefined => {
  if (element.tagName === 'script') return attribute(element, 'src');
  return attribute(element, 'rel') === 'stylesheet' ? attribute(element, 'href') : undefined;
};

const isPolicy = (element: Element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

const applyEdits = (html: string, edits: Edit[]): string =>
  edits
    // From the end, so that places stay right; at one place what is removed goes before something is inserted.
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), html);

/** The page with `integrity` on every script and stylesheet, and the policy right after the charset: before any code. */
function protectedHtml({ name, html, elements }: HtmlPage, meta: string, integrity: Map<string, string>): string {
  const edits: Edit[] = [];
  let hasPolicy = false;
  for (const element of elements) {
    const tag = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
    if (!tag) continue;
    const { startOffset: start, endOffset: end } = tag;
    if (isPolicy(element)) edits.push({ start, end, text: '' });
    if (element.tagName === 'meta' && attribute(element, 'charset') !== undefined) {
      edits.push({ start: end, end, text: `<meta http-equiv=Content-Security-Policy content="${meta}">` });
      hasPolicy = true;
    }
    const url = codeUrl(element);
    if (url !== undefined && attribute(element, 'integrity') === undefined)
      edits.push({ start: end - 1, end: end - 1, text: ` integrity=${integrity.get(url)}` });
  }
  if (!hasPolicy) throw new Error(`${name} has no <meta charset>, after which its content policy would stand.`);
  return applyEdits(html, edits);
}

/**
 * Writes the content policy, and the hashes of the scripts and stylesheets they load, into all pages.
 * Pages that have both already stay as they are but for a policy that changed.
 *
 * @throws Error when a page loads code the build does not have.
 */
export async function addIntegrity(build: string, pages: HtmlPage[], meta: string): Promise<void> {
  const urls = new Set(pages.flatMap(({ elements }) => elements.map(codeUrl).filter((url) => url !== undefined)));
  const integrity = new Map<string, string>();
  for (const url of urls) {
    const file = path.join(build, new URL(url, 'http://site').pathname);
    integrity.set(url, hashOf('sha384', await readFile(file)));
  }
  for (const page of pages) await writeFile(path.join(build, page.name), protectedHtml(page, meta, integrity));
}
