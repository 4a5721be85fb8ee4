import { fetchText } from '../../lib/fetchText';
import { firstLines } from '../types/lines';
import { codeBlock } from './blocks';
import { paint, setCode } from './paint';

const FILE = 'a[data-all]';

/**
 * Returns the JSON examples in a part of the page, in order: code blocks, and links to examples that are only in files.
 */
export const examplesIn = (part: ParentNode): Element[] =>
  [...part.querySelectorAll(`code[data-code="json"], ${FILE}`)].filter((one) => !one.matches(`.ref-code > ${FILE}`));

/** Returns the whole text of an example, from the page or its file. */
export function wholeText(example: Element): Promise<string> {
  const link = example.matches(FILE) ? example : example.closest('.ref-code')?.querySelector(FILE);
  return link instanceof HTMLAnchorElement ? fetchText(link.href) : Promise.resolve(example.textContent ?? '');
}

/** Replaces the beginning of an example with its whole text. */
export async function showAll(link: HTMLAnchorElement): Promise<void> {
  const code = link.closest('.ref-code')?.querySelector('code');
  try {
    if (!code) throw new Error('A link without a block of code');
    setCode(code, (await fetchText(link.href)).trimEnd());
    link.remove();
    paint(code.parentElement ?? code);
  } catch {
    // Opens the file itself, so that the browser shows the error.
    window.location.assign(link.href);
  }
}

/** Returns the name of the example that a link leads to: the heading above the link, or the tab of its panel. */
function labelOf(frame: ParentNode, link: Element): string {
  const summary = link.parentElement?.querySelector('.ref-example-summary')?.textContent;
  if (summary) return summary;
  const tab = link.closest('[data-tab]')?.getAttribute('data-tab') ?? '';
  return frame.querySelector(`label[for="${CSS.escape(tab)}"]`)?.textContent ?? '';
}

/** Fetches and shows the beginning of visible examples that are only links. */
export async function showFirst(frame: ParentNode): Promise<void> {
  const template = frame.querySelector('.ref-code');
  for (const link of frame.querySelectorAll<HTMLAnchorElement>(FILE)) {
    if (!template || link.offsetParent === null || link.closest('.ref-code')) continue;
    const text = await fetchText(link.href).catch(() => undefined);
    if (text === undefined) continue;
    const block = codeBlock(template, labelOf(frame, link), 'json');
    const beginning = firstLines(text);
    link.replaceWith(block);
    if (beginning.trimEnd() !== text.trimEnd()) block.append(link);
    const code = block.querySelector('code');
    if (code) setCode(code, beginning);
  }
}
