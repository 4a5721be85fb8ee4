import { fold } from '../../src/vocabulary/fold';

/** A line of a guide that is text a reader sees: no import, no code, no table rule, no element of its own. */
const isProse = (line: string): boolean =>
  /^\s*(?:[A-Za-zÆØÅæøå*[(>\d-]|\| *[\w[])/.test(line) && !/^(?:import|export) /.test(line);

/** A guide's words as a reader sees them: without code, addresses, anchors, and names in code font. */
function wordsOf(markdown: string): Set<string> {
  const text = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^\s*(```|~~~)[\s\S]*?^\s*\1/gm, '')
    .split('\n')
    .filter(isProse)
    .join('\n')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`|<[^>]*>|\{[^}]*\}|https?:\S+/g, ' ');
  return new Set((text.match(/(?<![\w.-])[a-zæøå]{5,}(?![\w.-])/gi) ?? []).map(fold));
}

/**
 * Words that stand in the prose of one guide alone.
 *
 * @param guides Address and Markdown of each guide.
 */
export function wordsOfOneGuide(guides: readonly { href: string; markdown: string }[]): [word: string, href: string][] {
  const found = new Map<string, Set<string>>();
  for (const { href, markdown } of guides)
    for (const word of wordsOf(markdown)) found.set(word, (found.get(word) ?? new Set()).add(href));
  return [...found].filter(([, hrefs]) => hrefs.size === 1).map(([word, [href]]) => [word, href as string]);
}
