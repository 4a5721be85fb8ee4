import type { Document } from '../document';
import { FreeNames } from '../FreeNames';
import type { Shape } from '../model';

/** Beyond this many schema nodes a page links to a shape it already shows instead of repeating it. */
export const NODE_BUDGET = 1500;

/** What is known while one page is read: the document, and the anchors and shapes the page already has. */
export interface PageContext {
  document: Document;
  anchors: FreeNames;
  /** Reference → anchor of the first place on the page that shows its shape. */
  shown: Map<string, string>;
  /** Reference of an error body → the response that shows it. */
  errorBodies: Map<string, { anchor: string; label: string }>;
  /** Reference → the named schema it leads to. */
  shapes: Map<string, Shape>;
  /** References whose named schema has been described where it is used. */
  told: Set<string>;
  /** Schema nodes read so far. */
  nodes: number;
}

export const pageContext = (document: Document): PageContext => ({
  document,
  anchors: new FreeNames(),
  shown: new Map(),
  errorBodies: new Map(),
  shapes: new Map(),
  told: new Set(),
  nodes: 0,
});

/** Characters an anchor has at most, apart from `-2`. */
const MAX_LENGTH = 200;

/** Letters of any language stay, so that an anchor can be read; other characters become `-`. */
const fragment = (part: string) => part.normalize('NFC').replace(/[^\p{L}\p{N}_.$@~-]+/gu, '-') || '-';

/** Makes a fragment identifier that no other place on the page has: parts joined by dots, `-2` on a clash. */
export function anchor(context: PageContext, ...parts: string[]): string {
  const whole = parts
    .filter((part) => part !== '')
    .map(fragment)
    .join('.');
  // Cut between characters: half of a surrogate pair can't be written in a URL.
  const wanted = [...whole].slice(0, MAX_LENGTH).join('');
  return context.anchors.take(wanted);
}
