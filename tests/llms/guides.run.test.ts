import { readFileSync } from 'node:fs';
import path from 'node:path';
import { has, isHastElement, treeText } from 'docusaurus-preset-portal/testing';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { site } from '#site';
import { type Guide, readBuiltGuides } from './builtGuides';
import { BUILD } from './client';

/** A page that is not made from a model has the same text as its Markdown copy, in both directions. */

let guides: Guide[] = [];
let linkTo: Awaited<ReturnType<typeof readBuiltGuides>>['linkTo'];
beforeAll(async () => {
  ({ guides, linkTo } = await readBuiltGuides());
});

/** Fields with a code list, whose names are listed without links. */
const isUses = (one: Element) => has(one, 'code-uses');

const all = (root: Element, fits: (one: Element) => boolean): Element[] => {
  const found: Element[] = [];
  visit(root, 'element', (one) => {
    if (fits(one)) found.push(one);
  });
  return found;
};

/** Compares letters and digits only: Markdown syntax, spaces and line breaks differ. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const withoutTargets = (text: string) => text.replace(/\]\([^)\s]*\)/g, ']');
/** Elements without a Markdown syntax are written as HTML. */
const withoutTags = (text: string) => text.replace(/<\/?(?:bdo|ins|rp|rt|ruby|sub|sup)>/g, '');
const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const FACTS: Record<string, (guide: Guide) => { of: string[]; missing: string[] }> = {
  headings: ({ page, markdown }) => {
    const of = all(page, ({ tagName }) => /^h[1-6]$/.test(tagName)).map((one) => letters(treeText(one)));
    const existing = new Set(
      markdown.split('\n').flatMap((line) => (/^(?:- )?#{1,6} /.test(line) ? [letters(withoutTargets(line))] : [])),
    );
    return { of, missing: of.filter((one) => !existing.has(one)) };
  },
  code: ({ page, markdown }) => {
    const of = all(page, ({ tagName }) => tagName === 'code' || tagName === 'pre').map((one) => letters(treeText(one)));
    const text = letters(markdown);
    return { of, missing: of.filter((one) => !text.includes(one)) };
  },
  numbers: ({ page, markdown }) => {
    const of = all(page, ({ tagName }) => /^(?:p|li|td|th|dd|dt|h\d)$/.test(tagName)).flatMap((one) =>
      numbersIn(
        one.children.map((child) => (isHastElement(child) || child.type === 'text' ? treeText(child) : '')).join(' '),
      ),
    );
    const existing = new Set(numbersIn(withoutTargets(markdown)));
    const text = letters(withoutTags(markdown));
    return { of, missing: of.filter((one) => !existing.has(one) && !text.includes(letters(one))) };
  },
  links: ({ page, markdown, permalink }) => {
    const unlinked = new Set(all(page, isUses).flatMap((uses) => all(uses, ({ tagName }) => tagName === 'a')));
    const of = all(page, (one) => one.tagName === 'a' && /^(?:\/|https?:)/.test(`${one.properties.href}`))
      .filter((one) => !unlinked.has(one))
      .map(({ properties }) => linkTo(String(properties.href), permalink));
    return { of, missing: of.filter((href) => !markdown.includes(href)) };
  },
};

describe.each(Object.keys(FACTS))('%s of a page', (kind) => {
  it('stand in its Markdown', () => {
    let compared = 0;
    const missing = guides.flatMap((guide) => {
      const found = FACTS[kind]?.(guide);
      compared += found?.of.length ?? 0;
      return [...new Set(found?.missing)].map((one) => `${guide.permalink}: ${one.slice(0, 80)}`);
    });
    console.log(`${kind}: ${compared} in ${guides.length} pages.`);
    expect(missing).toEqual([]);
    expect(compared).toBeGreaterThan(guides.length);
  });
});

it('Markdown has no text that its page lacks', () => {
  let compared = 0;
  const added = guides.flatMap(({ permalink, whole, markdown }) => {
    const text = letters(treeText(whole));
    const isSaid = (cell: string) => text.includes(letters(withoutTags(cell)));
    const lines = withoutTargets(markdown)
      .split('\n')
      .filter((line) => !/^\s*(?:\|[\s|:-]+$|```)/.test(line))
      .map((line) => line.replace(/^\s*\d+\. /, ''));
    const cells = lines.flatMap((line) => (line.startsWith('|') ? line.split(/(?<!\\)\|/) : [line]));
    compared += cells.length;
    return cells.filter((cell) => !isSaid(cell)).map((cell) => `${permalink}: ${cell.slice(0, 80)}`);
  });
  expect(added).toEqual([]);
  expect(compared).toBeGreaterThan(guides.length);
});

it('Links of Markdown are absolute, and those to pages lead to Markdown', () => {
  const links = guides.flatMap(({ permalink, markdown }) =>
    [...markdown.replace(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, href = '']) => [permalink, href] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(guides.length);
  const isWrong = (href: string) => {
    if (!URL.canParse(href)) return true;
    const url = new URL(href);
    return linkTo(url.origin === new URL(site.url).origin ? url.pathname : href) !== href.replace(/#.*$/, '');
  };
  expect(links.filter(([, href]) => isWrong(href)).map(([from, href]) => `${from}: ${href}`)).toEqual([]);
});

it('Every block of code has a language', () => {
  const unnamed = guides.flatMap(({ permalink, markdown }) => {
    const fences = markdown.split('\n').filter((line) => /^\s*```/.test(line));
    return fences.flatMap((line, index) => (index % 2 === 0 && /```\s*$/.test(line) ? [permalink] : []));
  });
  expect(unnamed).toEqual([]);
});

it('The index has the description of every page whole', () => {
  const lines = readFileSync(path.join(BUILD, 'llms.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^- \[.*\]\(.*\.md\)/.test(line));
  expect(lines.length).toBeGreaterThan(guides.length);
  expect(lines.filter((line) => !/\): .*[.!?)]$/.test(line))).toEqual([]);
});
