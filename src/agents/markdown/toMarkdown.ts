import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, toMarkdown as write } from 'mdast-util-to-markdown';

/** Writes an element of HTML that stands in a line. */
const mdxJsxTextElement: Handle = (node, _parent, state, info) =>
  `<${node.name}>${state.containerPhrasing(node, info)}</${node.name}>`;

/** A tree as Markdown, written as compactly as it can be read. */
export const toMarkdown = (node: Nodes): string =>
  write(node, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), { handlers: { mdxJsxTextElement } }],
  }).trim();

/** Blocks as Markdown. */
export const blocksToMarkdown = (children: RootContent[]): string => toMarkdown({ type: 'root', children });

/** A piece of a line as Markdown. */
export const inlineToMarkdown = (children: PhrasingContent[]): string =>
  toMarkdown({ type: 'paragraph', children })
    .replace(/\\?\s*\n\s*/g, ' ')
    .trim();

/** A function of a text that is asked for the same ones again and again: names and descriptions stand on many pages. */
export function remembered(make: (value: string) => string): (value: string) => string {
  const known = new Map<string, string>();
  return (value) => {
    const made = known.get(value) ?? make(value);
    known.set(value, made);
    return made;
  };
}

const PLAIN = /^(?!.*w\.)\p{L}(?: ?[^\p{C}\s\\`*_[\]<>&!#~|@:])*$/iu;

/** Whether a text is its own Markdown: most names and descriptions, for which writing a tree would take long. */
export const isPlain = (value: string): boolean => PLAIN.test(value);

const escaped = remembered((value) => inlineToMarkdown([{ type: 'text', value: value.replace(/\s+/g, ' ') }]));

/** Plain text with the marks of Markdown escaped, on one line. */
export const text = (value: string): string => (isPlain(value) ? value : escaped(value));

/** Text as code in a line. */
export const code = remembered((value) =>
  inlineToMarkdown([{ type: 'inlineCode', value: value.replace(/\s+/g, ' ') }]),
);

/** A code block with its language. */
export const fence = (value: string, lang = ''): string => toMarkdown({ type: 'code', lang, value });

/** A link; its text is Markdown already. */
export const link = (label: string, url: string): string =>
  `[${label}](${url.replace(/[\s()<>]/g, encodeURIComponent)})`;

/** A cell of a table: on one line, with its bars escaped. */
const cell = (value: string): string => value.replace(/\s*\n\s*/g, ' ').replaceAll(/(?<!\\)\|/g, '\\|');

/** A table from Markdown cells. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '-'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
