import type { Owner } from '../../content/site';
import { link } from '../markdown/toMarkdown';
import { absolute } from './addresses';
import type { MarkdownCopy } from './markdownCopy';

/** Length above which a copy comes in parts, and about the length of a part, in characters. */
const MAX_CHARACTERS = 50_000;
const PART_CHARACTERS = 25_000;

/** Splits Markdown before its lines, except inside of code, items and tables and after a heading. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let isCode = false;
  for (const piece of text.split(/\n(?![\s|])/)) {
    if (isCode || /^(?:#+ .+|\*\*.+\*\*)\s*$/.test(pieces.at(-1) ?? '')) pieces.push(`${pieces.pop()}\n${piece}`);
    else pieces.push(piece);
    for (const _ of piece.matchAll(/^\s*```/gm)) isCode = !isCode;
  }
  return pieces;
}

interface Part {
  pieces: string[];
  length: number;
  /** Its sections, and what stands in bold in one that begins before it. */
  contents: string[];
}

/** Fills parts: one ends before a piece that is too much, and before a section as soon as it is half full. */
function fill(pieces: readonly string[]): Part[] {
  const parts: Part[] = [];
  let section = '';
  for (const piece of pieces) {
    const [, heading, bold] = /^(?:## (.+)|\*\*(.+)\*\*\n)/.exec(piece) ?? [];
    const limit = heading ? PART_CHARACTERS / 2 : PART_CHARACTERS - piece.length;
    let part = parts.at(-1);
    if (!part || part.length > Math.max(0, limit)) {
      part = { pieces: [], length: 0, contents: heading ? [] : [`${section} (continued)`] };
      parts.push(part);
    }
    part.pieces.push(piece);
    part.length += piece.length;
    const name = (heading ?? bold ?? '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    if (heading) section = name;
    if (heading || (bold && part.contents.at(-1) !== section)) part.contents.push(name);
  }
  return parts;
}

/** Returns the files of a copy: itself; or of a long one the text before its first section, then its parts. */
export function filesOf(copy: MarkdownCopy, site: Owner): MarkdownCopy[] {
  const pieces = copy.text.length > MAX_CHARACTERS ? piecesOf(copy.text.trim()) : [];
  const start = pieces.findIndex((piece) => piece.startsWith('## '));
  if (start < 0) return [copy];
  const parts = fill(pieces.slice(start)).map((part, at, all): MarkdownCopy => {
    const name = `part-${at + 1}`;
    const place = `part ${at + 1} of ${all.length}`;
    return {
      ...copy,
      permalink: `${copy.permalink}/${name}`,
      path: copy.path.replace(/\.md$/, `/${name}.md`),
      title: `${copy.title}, ${place}`,
      description: part.contents.join(', '),
      text: `> This is ${place} of ${link(copy.title, absolute(site, copy.path))}.\n\n${part.pieces.join('\n').trim()}\n`,
    };
  });
  const list = parts.map(
    ({ path, description }, at) => `- ${link(`Part ${at + 1}`, absolute(site, path))}: ${description}`,
  );
  const text = [...pieces.slice(0, start), 'The rest is in parts:', '', ...list, ''].join('\n');
  return [{ ...copy, text }, ...parts];
}
