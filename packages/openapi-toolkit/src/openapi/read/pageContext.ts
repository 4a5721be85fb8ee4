import type { AnySchema, Document } from '../document';
import type { SchemaNode } from '../model';
import { UniqueNames } from '../names';

/** Nodes of a page from which on deep levels are left out, and those that each further level less takes. */
const DEEP_NODES = 400;
const NODES_PER_LEVEL = 75;
/** Number of named schemas inside each other that such a page shows first. */
const DEEP_LEVELS = 6;

/** True if a schema is too deep for its page. Types that all refer to each other would fill it. */
export const isTooDeep = ({ nodes }: PageContext, level: number): boolean =>
  nodes > DEEP_NODES && level > Math.max(0, DEEP_LEVELS - Math.floor((nodes - DEEP_NODES) / NODES_PER_LEVEL));

/** State while one page is read: the document, and the anchors and schemas that the page already has. */
export interface PageContext {
  document: Document;
  anchors: UniqueNames;
  /** Reference → anchor of the first node on the page that shows its schema. */
  anchorsByRef: Map<string, string>;
  /** Reference of an error body → the response that shows it. */
  errorBodies: Map<string, { anchor: string; label: string }>;
  /** References of named schemas, and texts of notes, that the page has already described. */
  described: Set<string>;
  /** Number of schema nodes read so far. */
  nodes: number;
  /** False if the bodies of requests and responses are not read. */
  bodies: boolean;
}

export const pageContext = (document: Document, bodies = true): PageContext => ({
  document,
  bodies,
  anchors: new UniqueNames(),
  anchorsByRef: new Map(),
  errorBodies: new Map(),
  described: new Set(),
  nodes: 0,
});

/** Without a suffix such as `-2`. */
const MAX_ANCHOR_CHARACTERS = 200;

/** Converts a part of an anchor. Letters of any language are kept for readability; other characters become `-`. */
const fragment = (part: string) =>
  /^[\w.$@~-]+$/.test(part) ? part : part.normalize('NFC').replace(/[^\p{L}\p{N}_.$@~-]+/gu, '-') || '-';

/** Creates a fragment identifier that is unique on the page: parts joined by dots, `-2` on a clash. */
export function anchor(context: PageContext, ...parts: string[]): string {
  const whole = parts
    .filter((part) => part !== '')
    .map(fragment)
    .join('.');
  // Cut between characters: URLs cannot contain half a surrogate pair.
  const wanted = whole.length <= MAX_ANCHOR_CHARACTERS ? whole : [...whole].slice(0, MAX_ANCHOR_CHARACTERS).join('');
  return context.anchors.take(wanted);
}

/** References of the enclosing schemas, each with the anchor of the node that shows it. */
export type EnclosingRefs = readonly { ref: string; anchor: string }[];

/** Position of a schema on its page. */
export interface SchemaPosition {
  name: string;
  /** Anchor of the enclosing schema. */
  parent: string;
  /** JSON path of the value in an example. */
  path: string;
  /** `root` is the schema of a body or of array items. It has the anchor of its parent. */
  role: SchemaNode['role'];
  required?: boolean;
  /** Names that a schema around this alternative requires, too. */
  needed?: readonly string[];
  enclosing: EnclosingRefs;
  /** Reference to the enclosing schema that this one extends. Its content is not repeated. */
  base?: string;
}

/** Position of a schema whose parts are read, and the function that reads a part. */
export interface SchemaContext {
  document: Document;
  ref?: string;
  anchor: string;
  path: string;
  enclosing: EnclosingRefs;
  needed?: readonly string[];
  read: (schema: AnySchema, position: SchemaPosition) => SchemaNode;
}
