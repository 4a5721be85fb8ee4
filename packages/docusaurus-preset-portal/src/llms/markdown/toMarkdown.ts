import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, toMarkdown as write } from 'mdast-util-to-markdown';
import { memoize } from 'openapi-toolkit';

const mdxJsxTextElement: Handle = (node, _parent, state, info) =>
  `<${node.name}>${state.containerPhrasing(node, info)}</${node.name}>`;

/** Serialises a tree as compact, readable Markdown. */
export const toMarkdown = (node: Nodes): string =>
  write(node, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), { handlers: { mdxJsxTextElement } }],
  }).trim();

/** Serialises blocks as Markdown. */
export const blocksToMarkdown = (children: RootContent[]): string => toMarkdown({ type: 'root', children });

/** Serialises inline content as Markdown. */
export const inlineToMarkdown = (children: PhrasingContent[]): string =>
  toMarkdown({ type: 'paragraph', children })
    .replace(/\\?\s*\n\s*/g, ' ')
    .trim();

const PLAIN = /^(?!.*w\.)\p{L}(?: ?[^\p{C}\s\\`*_[\]<>&!#~|@:])*$/iu;

/** True if a text needs no Markdown escaping: most names and descriptions, for which building a tree would be slow. */
export const isPlain = (value: string): boolean => PLAIN.test(value);

// The same names and descriptions are on many pages.
const escaped = memoize((value) => inlineToMarkdown([{ type: 'text', value: value.replace(/\s+/g, ' ') }]));

/** Escapes plain text for Markdown, on one line. */
export const escapeInline = (value: string): string => (isPlain(value) ? value : escaped(value));

/** Formats inline code. */
export const code = memoize((value) => inlineToMarkdown([{ type: 'inlineCode', value: value.replace(/\s+/g, ' ') }]));

/** Formats a code block with its language. */
export const fence = (value: string, lang = ''): string => toMarkdown({ type: 'code', lang, value });

/** Formats a link; the label must be Markdown. */
export const link = (label: string, url: string): string =>
  `[${label}](${url.replace(/[\s()<>]/g, encodeURIComponent)})`;

const cell = (value: string): string => value.replace(/\s*\n\s*/g, ' ').replaceAll(/(?<!\\)\|/g, '\\|');

/** Formats a table from Markdown cells. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '-'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
