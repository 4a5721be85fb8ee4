import type { RetryAdvice } from '../../vocabulary/extensions';
import type { Example, Html, Media, Note, PersonalData, SchemaNode } from './schema';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  place: ParameterPlace;
  /** How arrays and objects are written, when it is not the default of the place. */
  serialization?: string;
  style: string;
  explode: boolean;
  /** Reserved characters of the value are sent as they are. */
  allowReserved?: true;
  /** Media type the value is written in, for a parameter with `content` instead of a style. */
  mediaType?: string;
  /** JSON text of a value of the right type, where the contract gives none. */
  sample?: string;
  /** The schema carries name, anchor, required, description, examples. */
  schema: SchemaNode;
  /** Named examples beyond the first. */
  examples: Example[];
}

export interface Header {
  schema: SchemaNode;
}

export interface Link {
  name: string;
  description?: Html;
  operation: string;
  parameters: { name: string; value: string }[];
}

export interface Response {
  /** `200`, `4XX`, `default`. */
  status: string;
  anchor: string;
  /** Reason phrase of HTTP: `Not Found`. */
  reason: string;
  description: Html;
  /** Most common cause for this operation (`x-cause`). */
  cause?: Html;
  retry?: RetryAdvice;
  headers: Header[];
  media: Media[];
  links: Link[];
}

export interface RequestBody {
  required: boolean;
  description?: Html;
  media: Media[];
}

export interface SecurityScheme {
  id: string;
  /** In words: `API key in the header X-API-Key`. */
  summary: string;
  description?: Html;
  scopes: string[];
  /** Every scope that the scheme has, with what it allows. */
  allScopes?: { name: string; text: string }[];
}

/** Alternatives (OR) of schemes that go together (AND); empty: no authentication. */
export type Security = SecurityScheme[][];

export interface Server {
  url: string;
  description?: Html;
  variables: { name: string; default: string; enum: string[]; description?: Html }[];
}

/** An operation that a reader can call with a value in hand. */
export interface LinkedOperation {
  title: string;
  href: string;
  method: string;
  path: string;
  /** Input that takes the value. */
  parameter: string;
  /** One sentence: what the reader gets from it. */
  why: string;
}

/** A value that this operation returns, and the operations worth calling with it, the most useful first. */
export interface NextCall {
  identifier: string;
  /** Property whose value goes in, with its anchor. */
  property: string;
  propertyAnchor: string;
  operations: LinkedOperation[];
}

export interface Sample {
  language: string;
  label: string;
  /** Source text, as a reader copies it. */
  text: string;
  /** The same, highlighted by class names. */
  html: Html;
  /** Whether this very text was run against the sandbox, or only checked. Absent when it was neither. */
  proof?: 'run' | 'checked';
}

/** Requests that the API sends to the reader while it handles an operation. */
export interface Callback {
  name: string;
  expression: string;
  operation: Operation;
}

/** Everything of one operation. Webhooks and callbacks are operations too. */
export interface Operation {
  id: string;
  /** As the contract writes it; `id` is made from it. */
  operationId?: string;
  kind: 'operation' | 'webhook' | 'callback';
  method: string;
  /** In OpenAPI notation: `/shapes/{shapeId}`. */
  path: string;
  title: string;
  /** First sentence of the description as plain text, for metadata and tables. */
  lead: string;
  description?: Html;
  deprecated: boolean;
  /** Day on which it is removed (`x-sunset`). */
  sunset?: string;
  tags: string[];
  servers: Server[];
  /** It has servers of its own, not those of the whole contract. */
  hasOwnServers?: boolean;
  security: Security;
  personalData?: PersonalData;
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Response[];
  callbacks: Callback[];
  notes: Note[];
}
