import path from 'node:path';
import { withoutCode } from 'docusaurus-preset-portal/node';
import { decodeSafely, escapeRegExp } from 'openapi-toolkit';

/** What other tools write into Markdown, which would be published as text, and what to write. */
const DIALECTS: readonly [RegExp, string][] = [
  [/(?<!\\)\{%.*?%\}/g, '{% … %} of Liquid (Jekyll)'],
  [/(?<!\\)\{\{[<%].*?[%>]\}\}/g, 'a shortcode of Hugo, {{< … >}}'],
  [/(?<!\\)\{:[^}\n]*\}/g, 'attributes of Kramdown, {: … }'],
  [/^[ \t]*(?:!!!|\?\?\?\+?)[ \t]+\w.*$/gm, 'an admonition of MkDocs. Write > [!NOTE], as on GitHub'],
  [/^[ \t]*===[!+]?[ \t]+".*$/gm, 'tabs of MkDocs'],
  [/(?<![\\[])!?\[\[\p{L}[^[\]\n]*\]\](?![[(:])/gu, 'a wiki link. Write [text](page.md)'],
];
const FENCED: readonly [RegExp, string][] = [
  [/^[ \t>]*(?:`{3,}|~{3,})[ \t]*mermaid\b.*$/gim, 'a diagram of Mermaid, which is not drawn. Show a picture'],
  [/^[ \t>]*(?:`{3,}|~{3,}|:{3,})[ \t]*\{[\w-]+\}.*$/gm, 'a directive of MyST (Sphinx)'],
];

/** Kinds of GitHub's alerts as admonitions. */
const ALERTS: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  important: 'info[Important]',
  warning: 'warning',
  caution: 'danger[Caution]',
};
const ALERT = /^> ?\[!(note|tip|important|warning|caution)\][ \t]*\n((?:>.*\n)*(?:>.*$(?!\n))?)(?:[ \t]*$\n?)?/gim;
/** Display formulas, and those in a line by GitHub's rule for dollar signs. */
const FORMULA =
  /^[ \t]*\$\$[ \t]*\n[^`$]+\n[ \t]*\$\$[ \t]*$|\$\$[^`$]+\$\$|(?<![\\$\w])\$[^\s$`](?:[^$`\n]*[^\s$`\\])?\$(?![\d$\w])/gm;
const VOID = /<(br|hr|wbr)\b([^<>]*?)\s*\/?>/g;
const HTML_IMAGE = /<img\b[^<>]*>|<source\b[^<>]*>/gi;
const IMAGE = /!\[([^\]]*)\](?:\(\s*<?([^\s)>]+)[^)]*\)|\[([^\]]*)\])/g;
const LINK = /(?<![!\\])\[((?:[^[\]]|!?\[[^\]]*\](?:\([^)]*\))?)*)\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g;
const HTML_LINK = /(<a\b[^<>]*?)\shref=["']([^"']+)["']/gi;
const IS_REMOTE = /^(?:[a-z][\w+.-]*:|\/\/)/i;

/** What a guide may refer to, by paths below the folder of the guides. */
export interface GuideFolder {
  /** Pictures and guides; of guides their addresses. */
  files: ReadonlyMap<string, string | undefined>;
  /** True for a file or folder that is there, but no part of the guides: that of a repository. */
  exists: (file: string) => boolean;
}

/** Calls `change` for what a pattern finds outside of code. */
const replaced = (
  text: string,
  pattern: RegExp,
  change: (at: number, found: string, ...groups: string[]) => string,
) => {
  const bare = withoutCode(text);
  return text.replace(pattern, (found: string, ...more) => {
    const groups = more.slice(
      0,
      more.findIndex((argument) => typeof argument === 'number'),
    ) as string[];
    const at = more[groups.length] as number;
    return bare[at] === text[at] ? change(at, found, ...groups) : found;
  });
};

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
const quoted = (text: string): string => `"${text.trim().slice(0, 60)}"`;

/**
 * Writes a guide as the portal reads it: alerts of GitHub as admonitions, formulas as code, pictures in HTML from a
 * folder that is served (returned with the text). Lines stay where they are. Faults have the line before a colon; notes
 * say what becomes plain text: links to files of the repository, pictures of other hosts.
 */
export function readGuideText(file: string, source: string, { files, exists }: GuideFolder) {
  const faults: [line: number, words: string][] = [];
  const notes: string[] = [];
  const served = new Set<string>();
  let text = source;
  const fault = (at: number, words: string) => faults.push([lineAt(text, at), words]);
  const note = (at: number, words: string) => notes.push(`${lineAt(text, at)}: ${words}`);
  // As on GitHub, a slash begins at the folder of the guides.
  const target = (address: string) =>
    path.posix.join(
      /^\//.test(address) ? '' : path.posix.dirname(file),
      decodeSafely(address.replace(/^\/|[?#].*/gs, '')),
    );
  const servedAt = (picture: string) => {
    served.add(picture);
    return `/img/guides/${encodeURI(picture)}`;
  };
  const pictureOf = (at: number, address: string): string => {
    const picture = target(address);
    if (!files.has(picture))
      fault(at, `there is no picture ${address}. Put it into the folder of the guides, or remove it`);
    return picture;
  };

  for (const [patterns, where] of [
    [DIALECTS, withoutCode(text)],
    [FENCED, text],
  ] as const)
    for (const [pattern, words] of patterns)
      for (const { 0: found, index } of where.matchAll(pattern)) {
        const at = index + found.search(/\S/);
        fault(at, `${quoted(found)} is ${words}`);
      }
  text = replaced(
    text,
    ALERT,
    (_, _found, kind = '', body = '') =>
      `:::${ALERTS[kind.toLowerCase()]}\n${body.replace(/^> ?/gm, '').replace(/\n?$/, '\n')}:::\n`,
  );
  text = replaced(text, FORMULA, (_, found) => {
    if (/^[ \t]*\$\$[ \t]*\n/.test(found)) return found.replace(/^([ \t]*)\$\$[ \t]*$/gm, '$1```');
    return /[\\{}^_*]/.test(found) ? `\`${found}\`` : found;
  });
  text = replaced(text, VOID, (_, _found, name = '', more = '') => `<${name}${more} />`);
  text = replaced(text, HTML_IMAGE, (at, found) => {
    const [, alt = ''] = /\balt=["']([^"']*)/i.exec(found) ?? [];
    const [, address] = /\bsrc=["']?([^"'\s>]+)/i.exec(found) ?? [];
    // Pictures of other hosts, and for other colours. Without the line, the HTML around it would end.
    if (/^<source/i.test(found)) return '<source />';
    if (!address || (address.startsWith('/') && !files.has(target(address)))) return found;
    if (IS_REMOTE.test(address)) return alt;
    return found
      .replace(/\bsrc=(?:"[^"]*"|'[^']*'|[^\s>]+)/i, `src="${servedAt(pictureOf(at, address))}"`)
      .replace(/\s*\/?>$/, ' />');
  });
  text = replaced(text, IMAGE, (at, found, alt = '', direct = '', name = '') => {
    const address =
      direct || new RegExp(`^\\[${escapeRegExp(name || alt)}\\]:\\s*<?(\\S+?)>?(?:\\s|$)`, 'im').exec(text)?.[1];
    if (address?.startsWith('/') && files.has(target(address))) return `![${alt}](${servedAt(target(address))})`;
    if (!address || /^[/@]|^pathname:/.test(address)) return found;
    if (!IS_REMOTE.test(address)) {
      pictureOf(at, address);
      return found;
    }
    const words = alt || path.posix.basename(address);
    return text[at - 1] === '[' && text.slice(at + found.length).startsWith(']') ? words : `[${words}](${address})`;
  });
  const isLeftOut = (at: number, address: string): boolean => {
    if (IS_REMOTE.test(address) || /^[/#@?]/.test(address) || !exists(target(address))) return false;
    note(at, `the link to ${address}, which is no guide, becomes text`);
    return true;
  };
  text = replaced(text, LINK, (at, found, words = '', address = '') => (isLeftOut(at, address) ? words : found));
  text = replaced(text, HTML_LINK, (at, found, tag = '', address = '') => {
    const href = IS_REMOTE.test(address) ? undefined : files.get(target(address));
    if (href) return `${tag} href="${href}${/#.*/.exec(address)?.[0] ?? ''}"`;
    return isLeftOut(at, address) ? tag : found;
  });
  const byLine = new Map(faults.toReversed().map(([line, words]) => [line, `${line}: ${words}.`]));
  return { text, served, faults: [...byLine].sort(([line], [other]) => line - other).map(([, words]) => words), notes };
}
