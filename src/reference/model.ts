/**
 * What a reference page shows, as plain data: made once per build from a
 * contract, rendered on the server, never shipped to the browser.
 * `Html` is safe HTML, made from the contract's Markdown by `contract/markdown.ts`.
 */
export type Html = string;

export interface Label {
  en?: string;
  da?: string;
}

/** Register and field a value comes from (`x-source`). */
export interface Source {
  register: string;
  field?: string;
  derived?: boolean;
}

/** Class and legal basis of personal data (`x-personal-data`). */
export interface PersonalData {
  class: string;
  basis?: string;
}

export interface EnumValue {
  value: string;
  description?: Html;
}

/** One of several shapes a value may have (`oneOf`, `anyOf`, `not`, `if`). */
export interface Variants {
  keyword: 'oneOf' | 'anyOf' | 'not';
  /** Property that tells the shapes apart. */
  discriminator?: string;
  options: SchemaNode[];
}

/** A schema as a reader meets it: `allOf` merged, references followed, recursion linked. */
export interface SchemaNode {
  /** Property name, variant name or empty for the root. */
  name: string;
  /** Stable address on the page, without `#`. */
  anchor: string;
  /** Where the name comes from: a property, a map key, a variant, an array position. */
  role: 'root' | 'property' | 'pattern' | 'map' | 'variant' | 'item';
  /** Type in words, as in `array of strings` or `object or null`. */
  type: string;
  /** JSON path of the value in an example, with `[]` for array levels. */
  path: string;
  required: boolean;
  nullable: boolean;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  title?: string;
  description?: Html;
  label?: Label;
  unit?: string;
  source?: Source;
  identifier?: string;
  personalData?: PersonalData;
  /** Constraints in words: `1–200 characters`, `matches ^[0-9]{8}$`. */
  constraints: string[];
  enum: EnumValue[];
  /** JSON text of the default, the constant and the examples. */
  default?: string;
  const?: string;
  examples: string[];
  children: SchemaNode[];
  variants: Variants[];
  /** Anchor of the place where this recursive or repeated schema is shown. */
  seeAnchor?: string;
  /** Further facts of the contract that have no place of their own: `externalDocs`, `xml`, extensions. */
  notes: { name: string; value: string }[];
}

export interface Example {
  name: string;
  anchor: string;
  summary?: string;
  description?: Html;
  /** Text as it travels; empty when `externalUrl` is given. */
  text: string;
  language: 'json' | 'xml' | 'text' | 'http';
  externalUrl?: string;
}

export interface Media {
  type: string;
  anchor: string;
  schema?: SchemaNode;
  /** Where the same body is already shown: error bodies are alike. */
  sameAs?: { anchor: string; label: string };
  examples: Example[];
  notes: { name: string; value: string }[];
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  place: ParameterPlace;
  /** How arrays and objects are written, when it is not the default of the place. */
  serialization?: string;
  style: string;
  explode: boolean;
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
  /** Standard reason phrase: `Not Found`. */
  reason: string;
  description: Html;
  /** Commonest cause for this operation (`x-cause`). */
  cause?: Html;
  retry?: 'never' | 'after-change' | 'after-delay';
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
}

/** Alternatives (OR) of schemes that go together (AND); empty: no authentication. */
export type Security = SecurityScheme[][];

export interface Server {
  url: string;
  description?: Html;
  variables: { name: string; default: string; enum: string[]; description?: Html }[];
}

/** An operation that takes an identifier which this operation returns. */
export interface NextCall {
  identifier: string;
  /** Property whose value goes in, with its anchor. */
  property: string;
  propertyAnchor: string;
  operations: { title: string; href: string; method: string; path: string; parameter: string }[];
}

export interface Sample {
  language: string;
  label: string;
  /** Source text, as a reader copies it. */
  text: string;
  /** The same, highlighted by class names. */
  html: Html;
  /** Whether it was run against the sandbox, or only checked; absent when neither holds for this very text. */
  proof?: 'run' | 'checked';
}

export interface Callback {
  name: string;
  expression: string;
  operation: Operation;
}

/** Everything of one operation. Webhooks and callbacks are operations too. */
export interface Operation {
  id: string;
  kind: 'operation' | 'webhook' | 'callback';
  method: string;
  /** In OpenAPI notation: `/companies/{companyId}`. */
  path: string;
  title: string;
  /** First sentence of the description as plain text, for metadata and tables. */
  lead: string;
  description?: Html;
  deprecated: boolean;
  tags: string[];
  servers: Server[];
  security: Security;
  personalData?: PersonalData;
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Response[];
  callbacks: Callback[];
  notes: { name: string; value: string }[];
}

export interface ApiRef {
  id: string;
  title: string;
  version: string;
  route: string;
}

export interface OperationPage {
  kind: 'operation';
  permalink: string;
  api: ApiRef;
  operation: Operation;
  samples: Sample[];
  nextCalls: NextCall[];
}

export interface OverviewPage {
  kind: 'overview';
  permalink: string;
  api: ApiRef;
  summary?: string;
  description?: Html;
  audience?: Html;
  servers: Server[];
  security: Security;
  groups: {
    tag: string;
    description?: Html;
    operations: { title: string; href: string; method: string; path: string; lead: string; deprecated: boolean }[];
  }[];
  /** "I have a CVR number": identifier → operations that take it. */
  identifiers: { identifier: string; operations: { title: string; href: string; method: string }[] }[];
  downloads: { label: string; href: string; bytes: number }[];
  changes: { version: string; date: string; summary: Html }[];
  contact?: { name: string; url: string };
  license?: { name: string; url?: string };
}

export type ReferencePage = OperationPage | OverviewPage;
