import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, type Element, parseHtml } from '../../packages/docusaurus-preset-portal/src/lib/html';

/** A block of code as a reader copies it. */
export interface PageCode {
  /** Its accessible name. */
  label: string;
  text: string;
}

const allText = (element: Element): string =>
  element.childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? allText(node as Element) : ''))
    .join('');

function* below(element: Element): Generator<Element> {
  for (const node of element.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* below(node);
  }
}

/**
 * Blocks of code of a built page, in order.
 *
 * @param route Address of the page, without a slash at the end.
 */
export function codeOfPage(build: string, route: string): PageCode[] {
  const file = path.join(build, route, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site with "npm run build" first.`);
  const { elements } = parseHtml(route, readFileSync(file, 'utf8'));
  return elements
    .filter((element) => element.tagName === 'section' && attribute(element, 'class')?.split(' ').includes('ref-code'))
    .map((element) => {
      const code = [...below(element)].find(({ tagName }) => tagName === 'code');
      return { label: attribute(element, 'aria-label') ?? '', text: code ? allText(code) : '' };
    });
}
