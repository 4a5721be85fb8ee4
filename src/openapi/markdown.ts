import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { isSafeAddress } from '../lib/safeMarkup';
import { balanced } from './html/balance';
import { htmlMarks, withoutMarks } from './html/marks';
import { escaped } from './html/tags';
import { isTangled } from './html/tangled';
import type { Html } from './model';
import { clean } from './text';

/** An image becomes a link, so that a page asks no other host; inside a link it becomes its alternative text. */
const withoutImages = (html: string) =>
  html
    .replace(/(<a href="[^"]*"[^>]*>)<img src="[^"]*" alt="([^"]*)"[^>]*>(?=<\/a>)/g, '$1$2')
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, src: string, alt: string) =>
      src === '' ? alt : `<a href="${src}">${alt || src}</a>`,
    );

/** A link whose address is refused becomes its text; micromark has emptied the address then. */
const withoutUnsafeLinks = (html: string) =>
  html.replace(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (link, href: string, text: string) =>
    href !== '' && isSafeAddress(href.replaceAll('&amp;', '&')) ? link : text,
  );

/**
 * Markdown of a contract as safe HTML. Contract text is input from outside: of the HTML in it, `html/tags.ts` lets
 * through what only shapes text, written anew; the rest is shown as text, and micromark refuses unsafe protocols of
 * links. So nothing in a description can run. Text that is too tangled to be Markdown is shown as it is.
 *
 * @returns undefined when there is no text.
 */
export function markdown(text: unknown): Html | undefined {
  const source = withoutMarks(clean(text)).trim();
  if (source === '') return undefined;
  const known = read.get(source);
  if (known !== undefined) return known || undefined;
  if (read.size >= MAX_KNOWN) read.clear();
  const html = toHtml(source);
  read.set(source, html);
  return html || undefined;
}

/** The texts read last: operations of a contract share most of theirs. */
const read = new Map<string, Html>();
const MAX_KNOWN = 10_000;

/** Links of ReadMe to another operation lead there as those of ReDoc do. */
const REF = /\]\(ref:([\w-]+)\)/g;

/** A line in which no character is one of Markdown: most texts of a contract. It is its own HTML. */
const PLAIN = /^(?!.*www\.)\p{L}[^\p{C}\\`*_[\]<>&!#~|@:"]*$/isu;

/** Put together once: it keeps nothing of a text. */
const SYNTAX = gfm();

function toHtml(source: string): Html {
  if (PLAIN.test(source)) return `<p>${source}</p>`;
  if (isTangled(source)) return `<p>${escaped(source)}</p>`;
  const { extension, tags } = htmlMarks();
  const html = micromark(source.replace(REF, '](#operation/$1)'), {
    extensions: [SYNTAX],
    htmlExtensions: [gfmHtml(), extension],
  });
  return balanced(withoutUnsafeLinks(withoutImages(html)), tags).trim();
}

/** As {@link markdown}, for one sentence: without the enclosing paragraph. */
export function inlineMarkdown(text: unknown): Html | undefined {
  const html = markdown(text);
  const single = html?.match(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/);
  return single ? single[1] : html;
}

const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
]);

/** Text of our own HTML on one line. */
const plainText = (html: Html) =>
  html
    .replace(/<br[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * First sentence or paragraph as plain text, for metadata and tables.
 *
 * @param limit Characters at most; a longer text ends in `…`.
 */
export function lead(text: unknown, limit = 200): string {
  const [paragraph = ''] = clean(text)
    .trim()
    .split(/\n\s*\n/);
  const plain = plainText(markdown(paragraph) ?? '');
  const sentence = plain.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? plain;
  const characters = [...sentence];
  if (characters.length <= limit) return sentence;
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`;
}
