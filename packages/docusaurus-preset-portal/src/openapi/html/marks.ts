import unescapeMarkup from 'lodash/unescape';
import type { CompileContext, HtmlExtension } from 'micromark-util-types';
import { escapeMarkup } from '../../lib/escapeMarkup';
import { readTag, type Tag } from './tags';

/** Private-use characters around the number of a tag, while the surrounding Markdown is parsed. */
const BEGIN = '\uE002';
const END = '\uE003';
const MARKS = new RegExp(`[${BEGIN}${END}]`, 'g');

export const TAG_MARK = `${BEGIN}(\\d+)${END}`;

export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const TAG = '</?[a-zA-Z][^<>]*>|</?[a-zA-Z][^>]*>';
const TAGS = new RegExp(TAG, 'g');
const TAGS_AND_COMMENTS = new RegExp(`<!--[^]*?-->|${TAG}`, 'g');

/** Yields tags and comments with their indices. It stops after the last end: each further start would search all text. */
function* partsOf(html: string): Generator<{ source: string; index: number }> {
  const comments = html.lastIndexOf('-->') + 3;
  let rest = 0;
  if (comments > 2) {
    for (const { 0: source, index } of html.slice(0, comments).matchAll(TAGS_AND_COMMENTS)) {
      rest = index + source.length;
      yield { source, index };
    }
  }
  for (const { 0: source, index } of html.slice(rest, html.lastIndexOf('>') + 1).matchAll(TAGS)) {
    yield { source, index: index + rest };
  }
}

function marked(html: string, tags: Tag[]): string {
  let rest = 0;
  let text = '';
  for (const { source, index } of partsOf(html)) {
    text += escapeMarkup(html.slice(rest, index));
    rest = index + source.length;
    if (source.startsWith('<!--')) continue;
    const tag = readTag(source);
    text += tag ? `${BEGIN}${tags.push(tag) - 1}${END}` : escapeMarkup(source);
  }
  return text + escapeMarkup(html.slice(rest));
}

/** Returns a micromark extension that replaces tags by marks, and the list of these tags. */
export function htmlMarks(): { extension: HtmlExtension; tags: Tag[] } {
  const tags: Tag[] = [];
  function exit(this: CompileContext): undefined {
    this.raw(marked(unescapeMarkup(this.resume()), tags));
  }
  const extension: HtmlExtension = {
    enter: {
      htmlFlow() {
        this.lineEndingIfNeeded();
        this.buffer();
      },
      htmlText() {
        this.buffer();
      },
    },
    exit: { htmlFlow: exit, htmlText: exit },
  };
  return { extension, tags };
}
