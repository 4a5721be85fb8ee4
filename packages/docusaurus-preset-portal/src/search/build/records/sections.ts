import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';

/** A heading of a guide with the text below it. */
export interface GuideSection {
  /** Heading; empty for the text before the first heading. */
  heading: string;
  /** Anchor of the heading. */
  id: string;
  level: number;
  text: string;
}

const FENCE = /^\s*(```|~~~)/;
/** MDX has no code by indentation: a heading in an element may be indented. */
const HEADING = /^\s*(#{1,6})\s+(.+?)\s*#*\s*$/;
/** Lines without prose: imports, exports, table rules. */
const NO_TEXT = /^(import|export)\s|^\s*\|?[\s:|-]+\|?\s*$/;
/** Mark of an admonition, with its title. */
const ADMONITION = /^\s*:{3,}\w*(?:\[(.*)\])?/;
const TAB = /<TabItem\b[^<>]*>/g;
/** An element at the beginning of a line; its attributes may be on further lines. */
const ELEMENT = /^[^\S\n]*<[A-Z][^<>]*>/gm;

/** Returns the title that a tab shows. */
const titleOfTab = (tag: string): string =>
  /\blabel=\{?["'](.*?)["']/s.exec(tag)?.[1] ?? /\bvalue=\{?["'](.*?)["']/s.exec(tag)?.[1] ?? '';

/** Converts inline Markdown to text. */
export const inlineText = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)(?:<[^>]*>|\{[^}]*\})/g, ' ')
    .replace(/[*`|]+|^\s*(>|[-+]|\d+\.)\s/g, ' ')
    .replace(/\\([{}<>_*])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the lines of a guide outside code blocks, with the titles of tabs in place of their tags. */
function proseLines(markdown: string): string[] {
  let inCode = false;
  const prose = markdown.split(/\r?\n/).filter((line) => {
    const isFence = FENCE.test(line);
    if (isFence) inCode = !inCode;
    return !isFence && !inCode;
  });
  return prose
    .join('\n')
    .replace(TAB, (tag) => `${titleOfTab(tag)} `)
    .replace(ELEMENT, '')
    .split('\n')
    .map((line) => line.replace(ADMONITION, '$1'));
}

/** Splits a guide into sections, with the anchors the site generates. Code blocks are left out. */
export function sections(markdown: string): GuideSection[] {
  const slugger = createSlugger();
  const found: (GuideSection & { lines: string[] })[] = [{ heading: '', id: '', level: 1, text: '', lines: [] }];
  for (const line of proseLines(markdown)) {
    const [, marks = '', title] = HEADING.exec(line) ?? [];
    if (title === undefined) {
      if (!NO_TEXT.test(line)) found.at(-1)?.lines.push(inlineText(line));
      continue;
    }
    const { text, id } = parseMarkdownHeadingId(title);
    const heading = inlineText(text);
    const anchor = id ?? slugger.slug(heading);
    // The page title already has its own record.
    if (marks.length > 1) found.push({ heading, id: anchor, level: marks.length, text: '', lines: [] });
  }
  return found.map(({ lines, ...section }) => ({ ...section, text: lines.filter(Boolean).join(' ') }));
}
