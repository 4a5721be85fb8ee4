import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Html } from './model';
import { clean } from './text';

/** Links whose protocol was refused become their text; images become links, so that a page asks no other host. */
const withoutTraps = (html: string) =>
  html
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, src: string, alt: string) =>
      src === '' ? alt : `<a href="${src}">${alt || src}</a>`,
    )
    .replace(/<a href="">([\s\S]*?)<\/a>/g, '$1');

/**
 * Markdown of a contract as safe HTML. Contract text is input from outside:
 * raw HTML is shown as text and unsafe link protocols are dropped (micromark's
 * defaults), so nothing in a description can run.
 */
export function markdown(text: unknown): Html | undefined {
  const source = clean(text).trim();
  if (source === '') return undefined;
  return withoutTraps(micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }));
}

/** As {@link markdown}, for one sentence: without the enclosing paragraph. */
export function inlineMarkdown(text: unknown): Html | undefined {
  const html = markdown(text);
  const single = html?.match(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/);
  return single ? single[1] : html;
}

/** First sentence or paragraph as plain text, for metadata and tables. */
export function lead(text: unknown, limit = 200): string {
  const paragraph =
    clean(text)
      .trim()
      .split(/\n\s*\n/)[0] ?? '';
  const plain = paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]{1,3}([^`*_]+)[`*_]{1,3}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = plain.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? plain;
  return sentence.length <= limit ? sentence : `${sentence.slice(0, limit - 1).trimEnd()}…`;
}
