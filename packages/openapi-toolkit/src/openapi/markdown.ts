import type { Element, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml as write } from 'hast-util-to-html';
import unescapeMarkup from 'lodash/unescape';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { CompileContext, HtmlExtension, Token } from 'micromark-util-types';
import { parseFragment } from 'parse5';
import { memoize } from '../lib/memoize';
import { escapeMarkup, isSafeAddress } from '../lib/safeMarkup';
import type { Html } from './model';
import { UniqueNames } from './names';
import { isTangled, nestsTooDeep } from './tangled';
import { clean } from './text';

/** Elements that a text may write as tags. All other tags, as in `/books/<id>`, are shown as text. */
const WRITTEN = new Set(
  'a abbr b blockquote br caption center cite code col colgroup dd del details dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var wbr'.split(
    ' ',
  ),
);

const REPLACEMENTS: Record<string, string> = { center: 'div', font: 'span', tt: 'code', strike: 's' };

/** Pages find tags in this HTML with expressions, so no attribute may hold what looks like one. */
const NO_TAG = /^[^<>]*$/;

const { a: ofLink = [], code = [], h2 = [], input = [], section = [] } = defaultSchema.attributes ?? {};
const CELL: typeof code = ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']];

const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...WRITTEN, 'input', 'section'],
  attributes: {
    a: [['href', NO_TAG], ...ofLink.filter((name) => name !== 'href')],
    // Languages of code, task lists, footnotes.
    ...{ code, h2, input, section },
    details: ['open'],
    ol: ['start'],
    td: CELL,
    th: CELL,
    '*': [
      ['title', NO_TAG],
      // Ids of footnotes. All others could be taken for those of the page.
      ['id', /^user-content-fn|^footnote-label$/],
    ],
  },
  clobber: [],
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
};

/** Escapes tags in the HTML of a text that it may not write. */
function writtenHtml(this: CompileContext, token: Token): undefined {
  this.raw(
    this.sliceSerialize(token).replace(/<(?=\/?([a-z][^\s/>]*))/gi, (sign, name: string) =>
      WRITTEN.has(name.toLowerCase()) ? sign : '&lt;',
    ),
  );
}

const MARKDOWN = {
  allowDangerousHtml: true,
  extensions: [gfm()],
  htmlExtensions: [gfmHtml(), { exit: { htmlFlowData: writtenHtml, htmlTextData: writtenHtml } } as HtmlExtension],
};

const LOWEST_LEVEL = 6;

/**
 * Prepares a tree for a page. Images become links, so that pages load nothing from other hosts; links without a safe URL
 * become their text. Headings begin at a level, without gaps; without a level, as in lists of fields, they become bold
 * paragraphs.
 */
function prepare(tree: Root, firstHeading?: number): Root {
  /** Levels of the headings above the current one, in the text. */
  let outer: number[] = [];
  const all = <T extends RootContent>(nodes: T[], isLinked: boolean): T[] =>
    nodes.flatMap((node) => (node.type === 'element' ? (element(node, isLinked) as T[]) : [node]));

  function element(node: Element, isLinked: boolean): RootContent[] {
    const tagName = REPLACEMENTS[node.tagName] ?? node.tagName;
    const { href, src, alt } = node.properties;
    if (tagName === 'img') {
      if (!(src && isSafeAddress(String(src)))) return [{ type: 'text', value: String(alt ?? '') }];
      const text = { type: 'text' as const, value: String(alt || src) };
      const link: Element = { type: 'element', tagName: 'a', properties: { href: src }, children: [text] };
      return [isLinked ? text : link];
    }
    if (tagName === 'a' && !(href && isSafeAddress(String(href)))) return all(node.children, isLinked);
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1]);
    if (level) outer = [...outer.filter((above) => above < level), level];
    const children = all(node.children, isLinked || tagName === 'a');
    // What a stray `</p>`, a block in a paragraph, or a link in another leaves behind.
    if (children.length === 0 && (tagName === 'p' || tagName === 'a')) return [];
    if (!level) return [{ ...node, tagName, children }];
    if (firstHeading !== undefined)
      return [{ ...node, tagName: `h${Math.min(firstHeading + outer.length - 1, LOWEST_LEVEL)}`, children }];
    const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children };
    return [{ type: 'element', tagName: 'p', properties: {}, children: [strong] }];
  }

  return { ...tree, children: all(tree.children, false) };
}

/** Matches a line without Markdown syntax, as most texts of a contract are. It is its own HTML. */
const PLAIN_TEXT = /^(?!.*www\.)\p{L}[^\p{C}\\`*_[\]<>&!#~|@:"]*$/isu;

function toHtml(source: string, firstHeading?: number): Html {
  if (PLAIN_TEXT.test(source)) return `<p>${source}</p>`;
  const asText = `<p>${escapeMarkup(source)}</p>`;
  if (isTangled(source)) return asText;
  const linked = source.replace(NAMED_HEADING, (line, before = '', id, after = '', text) =>
    before || after ? `${before || after}${text} {#${id}}` : line,
  );
  const parsed = parseFragment(micromark(linked, MARKDOWN));
  if (nestsTooDeep(parsed)) return asText;
  const tree = sanitize(prepare(fromParse5(parsed) as Root, firstHeading), SCHEMA);
  const html = write(tree, { characterReferences: { useNamedReferences: true } }).trim();
  return firstHeading === undefined ? html : withHeadingIds(html);
}

/** Anchors that pages have without their texts. */
export const PAGE_ANCHOR =
  /^(?:operations|authentication|parameters|body|errors|responses|types|about|notes|base-url|downloads|changes|history|callbacks|(?:response|group|type|example|panel|language|by|next|personal)-.*|(?:path|query|header|cookie)\..*)$/;

/** Anchors that stand before a heading or begin it: `<a name="errors"></a>`. */
const NAMED_HEADING = /^(#{1,6} +)?<a (?:name|id)="([\w.-]+)" *(?:\/>|><\/a>)\s*(#{1,6} +)?(?=\S)(.*)$/gm;

/** Gives headings the ids that they have (`{#errors}`), or ids as GitHub does (`API endpoints` → `api-endpoints`), but none that the page has for its own. */
function withHeadingIds(html: Html): Html {
  const names = new UniqueNames();
  return html.replace(
    /<(h[2-6])>([\s\S]*?)(?:\s*\{#([\w.-]+)\})?<\/\1>/g,
    (_, tag: string, content: string, own?: string) => {
      const words =
        textOf(content)
          .toLowerCase()
          .match(/[\p{L}\p{N}_]+/gu) ?? [];
      const name = own ?? (words.join('-') || 'section');
      return `<${tag} id="${names.take(PAGE_ANCHOR.test(name) ? `section-${name}` : name)}">${content}</${tag}>`;
    },
  );
}

const MAX_CACHED_TEXTS = 10_000;

/** Converts a text without headings. Operations of a contract share most of them. */
const fieldHtml = memoize((source) => toHtml(source), MAX_CACHED_TEXTS);

/** Converts Markdown to safe HTML; tangled text is shown unchanged. Headings begin at a level and have ids; without one they are bold paragraphs. */
export function markdown(text: unknown, firstHeading?: number): Html | undefined {
  const source = clean(text).trim();
  if (source === '') return undefined;
  return (firstHeading === undefined ? fieldHtml(source) : toHtml(source, firstHeading)) || undefined;
}

/** Converts one sentence like {@link markdown}, without the enclosing paragraph. */
export function inlineMarkdown(text: unknown): Html | undefined {
  const html = markdown(text);
  const single = html?.match(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/);
  return single ? single[1] : html;
}

/** Returns the text of HTML created by this module, on one line. */
const textOf = (html: Html) =>
  unescapeMarkup(html.replace(/<br[^>]*>/g, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

export const markdownAsText = (text: unknown): string => textOf(markdown(text) ?? '');

const PARAGRAPH = /<p>([\s\S]*?)<\/p>/g;
/** Matches a paragraph that is only a heading or a picture: bold text, a link. */
const NO_SENTENCE = /^\s*(?:<(strong|a)\b[^>]*>[^<.]*<\/\1>\s*)+$/;

/** Returns the first sentence or paragraph as plain text, cut at a space to a number of characters. */
export function lead(text: unknown, limit = 200): string {
  const html = markdown(text) ?? '';
  const paragraphs = [...html.matchAll(PARAGRAPH)].map(([, content = '']) => content);
  const plain = textOf(paragraphs.find((paragraph) => !NO_SENTENCE.test(paragraph)) ?? paragraphs[0] ?? html);
  const sentence = plain.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? plain;
  const characters = [...sentence];
  if (characters.length <= limit) return sentence;
  const begin = characters.slice(0, limit - 1).join('');
  // A word that ends at the limit stays whole.
  const isWordEnd = characters[limit - 1] === ' ';
  const words = isWordEnd ? begin : begin.replace(/ \S*$/, '');
  return `${words.replace(/[,;:]$/, '')}…`;
}
