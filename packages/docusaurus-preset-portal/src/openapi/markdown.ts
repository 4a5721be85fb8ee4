import unescapeMarkup from 'lodash/unescape';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { escapeMarkup } from '../lib/escapeMarkup';
import { isSafeAddress } from '../lib/safeMarkup';
import { balanced } from './html/balance';
import { withHeadingsFrom } from './html/headings';
import { htmlMarks, withoutMarks } from './html/marks';
import { isTangled } from './html/tangled';
import type { Html } from './model';
import { clean } from './text';

/** Converts images to links, so that pages load nothing from other hosts; in a link, to their alternative text. */
const withoutImages = (html: string) =>
  html
    .replace(/(<a href="[^"]*"[^>]*>)<img src="[^"]*" alt="([^"]*)"[^>]*>(?=<\/a>)/g, '$1$2')
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, src: string, alt: string) =>
      src === '' ? alt : `<a href="${src}">${alt || src}</a>`,
    );

/** Replaces links with an unsafe URL by their text. micromark empties URLs whose protocol it refuses. */
const withoutUnsafeLinks = (html: string) =>
  html.replace(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (link, href: string, text: string) =>
    href !== '' && isSafeAddress(href.replaceAll('&amp;', '&')) ? link : text,
  );

/**
 * Converts Markdown of a contract to safe HTML: `html/tags.ts` rewrites the allowed HTML, the rest is escaped, and micromark
 * refuses unsafe protocols. Text that is too tangled to be Markdown is shown unchanged.
 *
 * @param firstHeading Level of the first heading; without it headings become bold paragraphs.
 */
export function markdown(text: unknown, firstHeading?: number): Html | undefined {
  const html = unplaced(text);
  return html && /<h[1-6]/.test(html) ? withHeadingsFrom(html, firstHeading) : html;
}

function unplaced(text: unknown): Html | undefined {
  const source = withoutMarks(clean(text)).trim();
  if (source === '') return undefined;
  const cached = cache.get(source);
  if (cached !== undefined) return cached || undefined;
  if (cache.size >= MAX_CACHED_TEXTS) cache.clear();
  const html = toHtml(source);
  cache.set(source, html);
  return html || undefined;
}

/** Operations of a contract share most of their texts. */
const cache = new Map<string, Html>();
const MAX_CACHED_TEXTS = 10_000;

/** ReadMe's links to another operation, converted like those of ReDoc. */
const README_LINK = /\]\(ref:([\w-]+)\)/g;

/** Matches a line without Markdown syntax, as most texts of a contract are. It is its own HTML. */
const PLAIN_TEXT = /^(?!.*www\.)\p{L}[^\p{C}\\`*_[\]<>&!#~|@:"]*$/isu;

const SYNTAX = gfm();

function toHtml(source: string): Html {
  if (PLAIN_TEXT.test(source)) return `<p>${source}</p>`;
  if (isTangled(source)) return `<p>${escapeMarkup(source)}</p>`;
  const { extension, tags } = htmlMarks();
  const html = micromark(source.replace(README_LINK, '](#operation/$1)'), {
    extensions: [SYNTAX],
    htmlExtensions: [gfmHtml(), extension],
  });
  return balanced(withoutUnsafeLinks(withoutImages(html)), tags).trim();
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

export const markdownAsText = (text: unknown): string => textOf(unplaced(text) ?? '');

const PARAGRAPH = /<p>([\s\S]*?)<\/p>/g;
/** Matches a paragraph that is only a heading or a picture: bold text, a link. */
const NO_SENTENCE = /^\s*(?:<(strong|a)\b[^>]*>[^<.]*<\/\1>\s*)+$/;

/** Returns the first sentence or paragraph as plain text, cut at a space to a number of characters. */
export function lead(text: unknown, limit = 200): string {
  const html = unplaced(text) ?? '';
  const paragraphs = [...html.matchAll(PARAGRAPH)].map(([, content = '']) => content);
  const plain = textOf(paragraphs.find((one) => !NO_SENTENCE.test(one)) ?? paragraphs[0] ?? html);
  const sentence = plain.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? plain;
  const characters = [...sentence];
  if (characters.length <= limit) return sentence;
  const begin = characters.slice(0, limit - 1).join('');
  // A word that ends at the limit stays whole.
  const isWordEnd = characters[limit - 1] === ' ';
  const words = isWordEnd ? begin : begin.replace(/ \S*$/, '');
  return `${words.replace(/[,;:]$/, '')}…`;
}
