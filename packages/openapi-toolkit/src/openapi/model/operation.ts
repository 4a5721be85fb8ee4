import type { Example, Extensions, Html, Media, Note, SchemaNode } from './schema';

/** A value of `x-retry`: tells if the same request may be sent again. */
export type RetryAdvice = 'never' | 'after-change' | 'after-delay';

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  location: ParameterLocation;
  /** Serialization of arrays and objects, if it differs from the default of the location. */
  serialization?: string;
  style: string;
  explode: boolean;
  /** True if reserved characters are sent unencoded. */
  allowReserved?: true;
  /** Media type of the value, for a parameter with `content` instead of a style. */
  mediaType?: string;
  /** JSON text of a generated value, if the contract has no example. */
  sample?: string;
  /** The schema contains name, anchor, required, description and examples. */
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
  /** The operationId as code, or a link to its page. */
  operation: Html;
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
  deprecated?: true;
  scopes: string[];
  /** Every scope of the scheme, with the access that it grants. */
  allScopes?: { name: string; text: string }[];
}

/** Alternatives (OR) of combined schemes (AND); empty: no authentication. */
export type Security = SecurityScheme[][];

export interface Server {
  url: string;
  description?: Html;
  variables: { name: string; default: string; enum: string[]; description?: Html }[];
  /** Prefix of its paths in the sandbox, if another API has the same paths. */
  sandboxPrefix?: string;
}

/** An operation that takes a value from a response. */
export interface LinkedOperation {
  title: string;
  href: string;
  method: string;
  path: string;
  /** Parameter for the value. */
  parameter: string;
  /** One sentence about the result. */
  why: string;
}

/** A value that this operation returns, and the operations that take it, the most useful first. */
export interface NextCall {
  identifier: string;
  /** Property with the value, and its anchor. */
  property: string;
  propertyAnchor: string;
  operations: LinkedOperation[];
}

export interface Sample {
  language: string;
  label: string;
  text: string;
  /** Environment variables of its secrets; of samples in a plain language, if there are any. */
  variables?: string[];
}

/** Requests that the API sends to the client while it handles an operation. */
export interface Callback {
  name: string;
  expression: string;
  operation: Operation;
}

/** A section that a site adds to the page of an operation. */
export interface OwnSection {
  id: string;
  title: string;
  html: Html;
  /** True for a warning: it has a link beside the title of the page. */
  isWarning?: true;
  /** True for links that pages have at the fields. */
  isCopyOnly?: true;
}

/** An operation with all its parts. Webhooks and callbacks are operations too. */
export interface Operation {
  id: string;
  /** The operationId of the contract; `id` is derived from it. */
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
  /** Day of removal (`x-sunset`). */
  sunset?: string;
  tags: string[];
  /** Further words that readers search it with (`x-keywords`). */
  keywords?: string[];
  /** Titles of its tags of the kind `badge`, which are no groups. */
  badges?: string[];
  servers: Server[];
  /** True if it overrides the servers of the contract. */
  hasOwnServers?: boolean;
  security: Security;
  extensions?: Extensions;
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Response[];
  callbacks: Callback[];
  notes: Note[];
  /** What a site adds when the page is made. */
  sections?: OwnSection[];
}
