import type { Document } from './openapi';

/** Beyond this many schema nodes a page links to a shape it already shows instead of repeating it. */
export const NODE_BUDGET = 1500;

/** What reading one page carries along: the document, and which anchors and shapes the page already has. */
export interface PageContext {
  document: Document;
  anchors: Set<string>;
  /** Reference → anchor of the place on the page where its shape is spread out. */
  shown: Map<string, string>;
  /** Reference of an error body → the response that shows it. */
  errorBodies: Map<string, { anchor: string; label: string }>;
  nodes: number;
}

export const pageContext = (document: Document): PageContext => ({
  document,
  anchors: new Set(),
  shown: new Map(),
  errorBodies: new Map(),
  nodes: 0,
});

const slug = (part: string) => part.normalize('NFC').replace(/[^\p{L}\p{N}_.$@~-]+/gu, '-') || '-';

/** A fragment identifier no other place on the page has: parts joined by dots, `-2` on a clash. */
export function anchor(context: PageContext, ...parts: string[]): string {
  const wanted = parts
    .filter((part) => part !== '')
    .map(slug)
    .join('.')
    .slice(0, 200);
  let free = wanted;
  for (let n = 2; context.anchors.has(free); n += 1) free = `${wanted}-${n}`;
  context.anchors.add(free);
  return free;
}
