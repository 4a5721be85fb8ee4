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

/** Fills parts: one ends before a piece that is too much, and before a section as soon as it is half full. */
function fill(pieces: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const piece of pieces) {
    if (length > (piece.startsWith('## ') ? PART_CHARACTERS / 2 : Math.max(0, PART_CHARACTERS - piece.length))) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(piece);
    length += piece.length;
  }
  return parts;
}

const namesIn = (pieces: readonly string[], heading: RegExp): string[] =>
  pieces.flatMap((piece) => heading.exec(piece)?.[1]?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') ?? []);

/** Returns the sections of each part; of one in the middle of a section also what stands there in bold. */
function contentsOf(parts: readonly string[][]): string[] {
  let open = '';
  return parts.map((pieces) => {
    const sections = namesIn(pieces, /^## (.+)/);
    const names = sections.length > 0 ? sections : namesIn(pieces, /^\*\*(.+)\*\*\n/);
    const continued = pieces[0]?.startsWith('## ') ? [] : [`${open} (continued)`];
    open = sections.at(-1) ?? open;
    return [...continued, ...names].join(', ');
  });
}

/** Returns the files of a copy: itself; or of a long one the text before its first section, then its parts. */
export function filesOf(copy: MarkdownCopy, site: Owner): MarkdownCopy[] {
  const pieces = copy.text.length > MAX_CHARACTERS ? piecesOf(copy.text.trim()) : [];
  const start = pieces.findIndex((piece) => piece.startsWith('## '));
  if (start < 0) return [copy];
  const texts = fill(pieces.slice(start));
  const parts = contentsOf(texts).map((description, at): MarkdownCopy => {
    const name = `part-${at + 1}`;
    const place = `part ${at + 1} of ${texts.length}`;
    const text = (texts[at] ?? []).join('\n').trim();
    return {
      ...copy,
      permalink: `${copy.permalink}/${name}`,
      path: copy.path.replace(/\.md$/, `/${name}.md`),
      title: `${copy.title}, ${place}`,
      description,
      text: `> This is ${place} of ${link(copy.title, absolute(site, copy.path))}.\n\n${text}\n`,
    };
  });
  const list = parts.map(
    ({ path, description }, at) => `- ${link(`Part ${at + 1}`, absolute(site, path))}: ${description}`,
  );
  const text = [...pieces.slice(0, start), 'The rest is in parts:', '', ...list, ''].join('\n');
  return [{ ...copy, text }, ...parts];
}
