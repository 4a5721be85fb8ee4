import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, type Element, parseHtml } from 'docusaurus-preset-portal/testing';

/** A block of code as a reader copies it. */
export interface PageCode {
  /** Its accessible name. */
  label: string;
  text: string;
}

const textOf = (element: Element): string =>
  element.childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node as Element) : ''))
    .join('');

/** Returns all elements within an element. */
export const within = (element: Element): Element[] =>
  element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...within(node)] : []));

/**
 * Returns the elements of a built page.
 *
 * @param route Address of the page, without a slash at the end.
 */
export function elementsOf(build: string, route: string): Element[] {
  const file = path.join(build, route, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site with "npm run build" first.`);
  return parseHtml(route, readFileSync(file, 'utf8')).elements;
}

/** Returns the blocks of code among elements, in order. */
export const codeIn = (elements: Element[]): PageCode[] =>
  elements
    .filter((element) => attribute(element, 'class')?.split(' ').includes('ref-code'))
    .map((element) => {
      const code = within(element).find(({ tagName }) => tagName === 'code');
      return { label: attribute(element, 'aria-label') ?? '', text: code ? textOf(code) : '' };
    });

/** Returns the blocks of code of a built page, in order. */
export const codeOfPage = (build: string, route: string): PageCode[] => codeIn(elementsOf(build, route));
