import { fold } from 'docusaurus-preset-portal/terms';

/** Matches a line of a guide with text that a reader sees: no import, code, table rule or element. */
const isProse = (line: string): boolean =>
  /^\s*(?:[A-Za-zÆØÅæøå*[(>\d-]|\| *[\w[])/.test(line) && !/^(?:import|export) /.test(line);

/** Returns the words of a guide that a reader sees: without code, addresses, anchors and names in code font. */
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
 * Returns words that occur in the prose of one guide only.
 *
 * @param guides Address and Markdown of each guide.
 */
export function wordsOfOneGuide(guides: readonly { href: string; markdown: string }[]): [word: string, href: string][] {
  const found = new Map<string, Set<string>>();
  for (const { href, markdown } of guides)
    for (const word of wordsOf(markdown)) found.set(word, (found.get(word) ?? new Set()).add(href));
  return [...found].filter(([, hrefs]) => hrefs.size === 1).map(([word, [href]]) => [word, href as string]);
}
