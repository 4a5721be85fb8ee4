import type { AnySchema, Document, Schema } from '../document';
import type { SchemaNode } from '../model';

/** The references a schema stands inside of, each with the anchor of the place that shows its shape. */
export type Inside = readonly { ref: string; anchor: string }[];

/** Where a schema stands on its page. */
export interface Place {
  name: string;
  /** Anchor of the schema around it. */
  parent: string;
  /** JSON path of the value in an example. */
  path: string;
  /** `root`: the schema of a body or of array items, which has no anchor of its own but its parent's. */
  role: SchemaNode['role'];
  required?: boolean;
  inside: Inside;
  /** Reference to the schema around it, which this one extends: what that says is not said again. */
  base?: string;
}

/** A schema whose parts are read: where it stands, and the function that reads a part. */
export interface Around {
  document: Document;
  /** Reference to the schema, when it has one. */
  ref?: string;
  anchor: string;
  path: string;
  inside: Inside;
  read: (schema: AnySchema, place: Place) => SchemaNode;
}

export const isObjectSchema = (schema: AnySchema | undefined): schema is Schema => typeof schema === 'object';
