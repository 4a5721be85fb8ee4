import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { Root as Markdown, PhrasingContent, RootContent } from 'mdast';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import { prepareTree } from '../../plugins/finished-pages/prepareTree';
import { blocksToMarkdown, inlineToMarkdown, isPlain } from './toMarkdown';

/** Returns the address of a link in Markdown. */
export type LinkTo = (href: string) => string;

/** Parses HTML into a tree. */
export const parseTree = (html: string): Root => fromParse5(parseFragment(html)) as Root;

/** Serialises an element as inline HTML, which Markdown allows: without it 2<sup>53</sup> would read 253. */
const asHtml: Handle = (state, { tagName, children }) =>
  ({
    type: 'mdxJsxTextElement',
    name: tagName,
    attributes: [],
    children: state.all({ type: 'root', children }),
  }) as unknown as PhrasingContent;

const withTitle: Handle = (state, element) => {
  const { title } = element.properties;
  const children = state.all(element);
  return title ? [...children, { type: 'text', value: ` (${title})` }] : children;
};

/** Handlers of inline elements whose meaning is lost in plain text and that Markdown has no syntax for. */
const INLINE: Record<string, Handle> = {
  abbr: withTitle,
  ...Object.fromEntries(['bdo', 'ins', 'ruby', 'rp', 'rt', 'sub', 'sup'].map((name) => [name, asHtml])),
};

function blocks(tree: Root, linkTo: LinkTo): RootContent[] {
  const markdown = toMdast(tree, { document: true, handlers: INLINE }) as Markdown;
  visit(markdown, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    node.url = linkTo(node.url);
    node.title = null;
  });
  return markdown.children;
}

/** Returns content that Markdown can express as Markdown blocks. */
export const treeToMarkdown = (tree: Root, linkTo: LinkTo): string => blocksToMarkdown(blocks(tree, linkTo));

function blocksOfHtml(html: string, linkTo: LinkTo): RootContent[] {
  const tree = parseTree(html);
  prepareTree(tree);
  return blocks(tree, linkTo);
}

/** Where the links of HTML lead in Markdown. */
interface Links {
  linkTo: LinkTo;
}

/** Returns the text of HTML without elements, which needs no tree; undefined for other HTML. */
function plainTextOf(html: string): string | undefined {
  const text = /^<p>([^<]*)<\/p>$/.exec(html)?.[1] ?? html;
  return text === '' || isPlain(text) ? text : undefined;
}

/** Converts HTML of a contract to blocks of Markdown; undefined HTML gives an empty text. */
export const blockOf = ({ linkTo }: Links, html = ''): string =>
  plainTextOf(html) ?? blocksToMarkdown(blocksOfHtml(html, linkTo));

const phrasing = (node: RootContent): PhrasingContent[] => {
  if (node.type === 'paragraph' || node.type === 'tableCell') return node.children;
  if (node.type === 'code') return [{ type: 'inlineCode', value: node.value }];
  if ('children' in node) {
    const parts = (node.children as RootContent[]).map(phrasing);
    const mark = { list: '; ', table: '; ', tableRow: ', ' }[node.type as string] ?? ' ';
    return parts.flatMap((part, index) => (index > 0 ? [{ type: 'text' as const, value: mark }, ...part] : part));
  }
  return [node as PhrasingContent];
};

/** Converts HTML of a contract to one line of Markdown: paragraphs, list items and rows are joined. */
export const lineOf = ({ linkTo }: Links, html = ''): string =>
  plainTextOf(html) ??
  blocksOfHtml(html, linkTo)
    .map((node) => inlineToMarkdown(phrasing(node)))
    .filter(Boolean)
    .join(' ');
