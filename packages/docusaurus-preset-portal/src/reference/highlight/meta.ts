import rangeParser from 'parse-numeric-range';

/** Options after the language of a fenced block. */
export interface Meta {
  title?: string;
  /** Numbers of the lines to mark, from 1. */
  lines: number[];
}

const TITLE = /\btitle=(["'])(.*?)\1/;
/** Options of Docusaurus that change nothing here. */
const IGNORED = /\bshowLineNumbers(?:=\{?\d+\}?)?(?=\s|$)/g;
const LINES = /\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}/;

/** Reads the text after the language of a fenced block: `title="request.mjs" {1,3-5}`. @throws Error for other text. */
export function readMeta(meta: string): Meta {
  const title = TITLE.exec(meta)?.[2];
  const rest = meta
    .replace(TITLE, '')
    .replace(IGNORED, '')
    .replaceAll(/(?<=[{\d,-])\s+|\s+(?=[}\d,-])/g, '');
  const unknown = rest.replace(LINES, '').trim();
  if (unknown !== '') throw new Error(`"${unknown}" is not allowed after the language; write title="…" or {1,3-5}`);
  return { title, lines: rangeParser(LINES.exec(rest)?.[1] ?? '') };
}
