import type { Document } from '../document';
import type { SchemaNode } from '../model';
import { type PageContext, pageContext, type SchemaPosition } from './pageContext';

/** Returns a contract with only the given components. */
export const documentOf = (components: object = {}): Document =>
  ({ openapi: '3.1.0', info: { title: 'Shapes', version: '1' }, components }) as Document;

export const contextOf = (components: object = {}): PageContext => pageContext(documentOf(components));

/** Returns a schema node with only the given facts. */
export const nodeOf = (facts: Partial<SchemaNode>): SchemaNode => ({
  name: '',
  anchor: 'at',
  role: 'root',
  path: '',
  type: 'any',
  required: false,
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  constraints: [],
  enum: [],
  examples: [],
  children: [],
  variants: [],
  notes: [],
  ...facts,
});

/** Returns a property as `readSchema` does, below the anchor and the path `at`. */
export const propertyOf = (name: string, facts: Partial<SchemaNode> = {}): SchemaNode =>
  nodeOf({ name, anchor: `at.${name}`, role: 'property', path: name, ...facts });

/** Position of a schema without an enclosing one. */
export const ROOT: SchemaPosition = { name: '', parent: 'at', path: '', role: 'root', enclosing: [] };
