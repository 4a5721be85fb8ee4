import type { Document } from '../document';
import type { SchemaNode } from '../model';
import { type PageContext, pageContext } from './pageContext';
import type { Place } from './place';

/** A contract with the given components and nothing else. */
export const documentOf = (components: object = {}): Document =>
  ({ openapi: '3.1.0', info: { title: 'Shapes', version: '1' }, components }) as Document;

export const contextOf = (components: object = {}): PageContext => pageContext(documentOf(components));

/** A schema node that says nothing but what is given. */
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

/** A property as `readSchema` gives it, below the anchor and the path `at`. */
export const propertyOf = (name: string, facts: Partial<SchemaNode> = {}): SchemaNode =>
  nodeOf({ name, anchor: `at.${name}`, role: 'property', path: name, ...facts });

/** The place of a schema that stands alone. */
export const ROOT: Place = { name: '', parent: 'at', path: '', role: 'root', inside: [] };
