import type { CompileContext, HtmlExtension } from 'micromark-util-types';
import { escaped, readTag, type Tag } from './tags';

/** Characters of a private area of Unicode around the number of a tag, while Markdown is read around it. */
const BEGIN = '\uE002';
const END = '\uE003';
const MARKS = new RegExp(`[${BEGIN}${END}]`, 'g');

/** Finds the mark of a tag. */
export const MARK = `${BEGIN}(\\d+)${END}`;

/** A text that has no character of a mark. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const TAG = '</?[a-zA-Z][^<>]*>|</?[a-zA-Z][^>]*>';
const TAGS = new RegExp(TAG, 'g');
const TAGS_AND_COMMENTS = new RegExp(`<!--[^]*?-->|${TAG}`, 'g');

/**
 * The tags and comments of a text, with their places. Behind the last end of a comment or of a tag none begins: each
 * beginning there would be searched to the end of the text.
 */
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

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The HTML of a description with a mark for each tag that it may have, the rest as text, and no comments. */
function marked(html: string, tags: Tag[]): string {
  let rest = 0;
  let text = '';
  for (const { source, index } of partsOf(html)) {
    text += escaped(html.slice(rest, index));
    rest = index + source.length;
    if (source.startsWith('<!--')) continue;
    const tag = readTag(source);
    text += tag ? `${BEGIN}${tags.push(tag) - 1}${END}` : escaped(source);
  }
  return text + escaped(html.slice(rest));
}

/** Extension of micromark that leaves marks where a description has tags, and the tags. */
export function htmlMarks(): { extension: HtmlExtension; tags: Tag[] } {
  const tags: Tag[] = [];
  function exit(this: CompileContext): undefined {
    this.raw(marked(decoded(this.resume()), tags));
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
