import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPages } from 'docusaurus-preset-portal/node';
import { classesOf, has, linkResolver, markdownPath } from 'docusaurus-preset-portal/testing';
import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { listFilesSync } from 'openapi-toolkit/node';
import { parse } from 'parse5';
import { SKIP, visit } from 'unist-util-visit';
import { portal } from '../support/portal';
import { BUILD } from './client';

/** A page that is not made from a model, and its Markdown copy. */
export interface Guide {
  permalink: string;
  /** Main part of the page, without elements that are not text. */
  page: Element;
  whole: Element;
  markdown: string;
}

/** Elements without text content: controls, and content only for sighted readers or only for screen readers. */
const CONTROLS = /^(?:button|input|select|form|label|noscript|script|style|template|output|legend|svg)$/;
const isUnread = (one: Element) =>
  CONTROLS.test(one.tagName) ||
  Boolean(one.properties.hidden) ||
  one.properties.ariaHidden === 'true' ||
  ['hash-link', 'page-markdown', 'visually-hidden', 'anchor-link'].some((name) => has(one, name));

/** Request of the reference in every language. The Markdown copy has the command line, and a link to the others. */
const isRequest = (one: Element) => one.properties.dataLanguages !== undefined;

function readable(content: Element): Element {
  const copy = structuredClone(content);
  visit(copy, 'element', (one, index, parent) => {
    if (index === undefined || !parent || !(isUnread(one) || isRequest(one))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return copy;
}

const hasClass = (name: string) => (element: Element) => classesOf(element).includes(name);

/** Reads the built guides, and how Markdown copies link to pages. */
export async function readBuiltGuides(): Promise<{ guides: Guide[]; linkTo: ReturnType<typeof linkResolver> }> {
  const reference = new Set((await readPages(portal)).map(({ permalink }) => permalink.replace(/\/$/, '')));
  const permalinks = listFilesSync(BUILD)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const linkTo = linkResolver(
    portal.site,
    permalinks.filter((one) => existsSync(path.join(BUILD, markdownPath(one)))),
    (permalink) => reference.has(permalink),
  );
  const guides = permalinks
    .filter((permalink) => !reference.has(permalink) && existsSync(path.join(BUILD, markdownPath(permalink))))
    .map((permalink) => {
      const tree = fromParse5(parse(readFileSync(path.join(BUILD, permalink, 'index.html'), 'utf8'))) as Root;
      const elements: Element[] = [];
      visit(tree, 'element', (element: Element) => {
        elements.push(element);
      });
      const content =
        elements.find(hasClass('theme-doc-markdown')) ?? elements.find(({ tagName }) => tagName === 'main');
      const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
      const copy = read(markdownPath(permalink)).replace(/^---\n[\s\S]*?\n---\n\n>.*\n/, '');
      // A long page is in parts, which its copy names.
      const parts = [...copy.matchAll(/\/part-\d+\.md(?=\))/g)].map(([part]) => read(permalink + part));
      const markdown = [
        parts.length > 0 ? copy.replace(/The rest is in parts:[\s\S]*/, '') : copy,
        ...parts.map((text) => text.replace(/^>.*\n/, '')),
      ].join('\n');
      return {
        permalink,
        page: readable(content as Element),
        whole: content as Element,
        markdown,
      };
    });
  return { guides, linkTo };
}
