import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';

/** A heading of a guide with what stands below it. */
export interface Section {
  /** Empty for what comes before the first heading. */
  heading: string;
  id: string;
  level: number;
  text: string;
}

const FENCE = /^\s*(```|~~~)/;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*\s*$/;
/** Lines that are wiring: imports, exports, admonition marks, table rules. */
const WIRING = /^(import|export)\s|^\s*:::|^\s*\|?[\s:|-]+\|?\s*$/;

/** Markdown of one line as text. */
export const inline = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|\{[^}]*\}/g, ' ')
    .replace(/[*`|]+|^\s*(>|[-+]|\d+\.)\s/g, ' ')
    .replace(/\\([{}<>_*])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The sections of a guide, with the anchors the site gives them. Code blocks are left out. */
export function sections(markdown: string): Section[] {
  const slugger = createSlugger();
  const found: (Section & { lines: string[] })[] = [{ heading: '', id: '', level: 1, text: '', lines: [] }];
  let fenced = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (FENCE.test(line)) fenced = !fenced;
    else if (!fenced) {
      const [, hashes, title] = HEADING.exec(line) ?? [];
      if (hashes && title) {
        const { text, id } = parseMarkdownHeadingId(title);
        const heading = inline(text);
        const anchor = id ?? slugger.slug(heading);
        // The title of the page is its own heading.
        if (hashes.length > 1) found.push({ heading, id: anchor, level: hashes.length, text: '', lines: [] });
      } else if (!WIRING.test(line)) found.at(-1)?.lines.push(inline(line));
    }
  }
  return found.map(({ lines, ...section }) => ({ ...section, text: lines.filter(Boolean).join(' ') }));
}
