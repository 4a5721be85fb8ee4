import type { AnySchema, Document } from '../document';
import type { SchemaNode } from '../model';

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
