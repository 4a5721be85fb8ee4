import type { ReadApi } from 'docusaurus-preset-portal/testing';
import { isMap, operationParameters } from 'openapi-toolkit';
import { renderPages, textOf } from '../render';
import { type Fact, factsOf } from './facts';

/** Keeps letters and digits only: markup, quotes and spaces differ between a contract and its page. */
const squash = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Splits a text into pieces that stay together on a page: lines without Markdown syntax and HTML tags. */
const pieces = (text: string): string[] =>
  text
    // Links to anchors of ReDoc's single page, and links of ReadMe, become links to separate pages.
    .replace(/\]\((?:#|ref:)[^)]*\)/g, '](')
    .replace(/<!--[\s\S]*?-->/g, '\n')
    // The language of a code block is not text.
    .replace(/^\s*(```|~~~).*$/gm, '')
    .split(/\n|\]\(|\)|\||<[^>]*>|&[a-z]+;|&#\d+;|\\[nrt"]|[[\]`]/)
    .map(squash)
    .filter((piece) => piece !== '');

/** Returns the content of a page: its text, and the addresses and titles of its links. */
function saidBy(html: string): string {
  const attributes = [...html.matchAll(/ (?:href|title|value|aria-label)="([^"]*)"/g)].map(([, value = '']) =>
    decoded(value),
  );
  return squash([textOf(html), ...attributes].join(' '));
}

function decoded(value: string): string {
  const plain = value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  try {
    return `${plain} ${decodeURIComponent(plain)}`;
  } catch {
    return plain;
  }
}

/** Facts of a contract, and those that its pages lack. */
export interface Coverage {
  facts: number;
  missing: Fact[];
  /** Returns the share of the facts on the pages, in per cent. */
  percent: number;
}

/** Looks for the facts of each operation on its page, and for those of the contract on the overview. */
export function coverage(api: ReadApi): Coverage {
  const { document, operations } = api;
  const [overview = '', ...pages] = renderPages(api);
  const { paths: _, webhooks: __, 'x-webhooks': ___, components, ...whole } = document;
  const check = (facts: Iterable<Fact>, html: string) => {
    const pageText = saidBy(html);
    // JSON is named only where it is not the only media type.
    const all = [...facts].filter(({ text }) => text !== 'application/json' && pieces(text).length > 0);
    return {
      facts: all.length,
      missing: all.filter(({ text }) => !pieces(text).every((piece) => pageText.includes(piece))),
    };
  };
  const schemes = { securitySchemes: components?.securitySchemes };
  const checked = [
    check(factsOf({ document, node: { ...whole, ...schemes }, pointer: '#', seen: new Set() }), overview),
    ...operations.map(({ located }, index) => {
      const { operation, item, pointer, path } = located;
      const seen = new Set<string>();
      const texts = Object.fromEntries(
        Object.entries(item).filter(([key, value]) => !isMap(value) && !['parameters', 'servers'].includes(key)),
      );
      const parts = [
        ...factsOf({ document, node: { path, ...texts }, pointer, seen }),
        ...factsOf({ document, node: operation, pointer, seen }),
        ...operationParameters(document, located).flatMap((one) => [
          ...factsOf({ document, node: one.parameter, pointer: one.pointer, seen }),
        ]),
      ];
      // The tags of an operation are the groups of the overview, and of the sidebar.
      return check(parts, `${pages[index]} ${operation.tags?.join(' ')}`);
    }),
  ];
  const facts = checked.reduce((sum, one) => sum + one.facts, 0);
  const missing = checked.flatMap((one) => one.missing);
  return { facts, missing, percent: (100 * (facts - missing.length)) / facts };
}
