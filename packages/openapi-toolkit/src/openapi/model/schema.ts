/** Safe HTML, created from the Markdown of a contract by `markdown.ts`. */
export type Html = string;

/** Name of a value in several languages: language tag → name (`x-label`). */
export type Label = Record<string, string>;

/** Extensions (`x-…`) without a field of their own, as a contract writes them: a site knows what they mean. */
export type Extensions = Readonly<Record<string, unknown>>;

export interface EnumValue {
  value: string;
  description?: Html;
}

/** A fact of a contract without a dedicated section: its name and value. */
export interface Note {
  name: string;
  value: string;
  href?: string;
}

/** A fact of a value that a site adds, besides those of its contract. */
export interface Fact {
  text: string;
  /** Words before it that are not part of its link. */
  before?: string;
  href?: string;
  /** True for the name of a field elsewhere. */
  isCode?: true;
  /** Values with their meanings, listed behind it. */
  values?: { value: string; text: string }[];
  /** Noun of a fact about one use of a shared type: pages list it there, and not in the type. */
  ofUse?: string;
  /** Markdown in the place of the text and link in copies of the page; empty to leave it out. */
  copy?: string;
}

/** Schemas that a value may match (`oneOf`, `anyOf`, `subtypes` of a base), must not match (`not`), or must match under a condition (`if`). */
export interface Variants {
  keyword: 'oneOf' | 'anyOf' | 'subtypes' | 'not' | 'if';
  /** Property that distinguishes the options. */
  discriminator?: string;
  /** Values of that property, each with the name of its schema. */
  mapping?: { value: string; name: string }[];
  options: SchemaNode[];
}

/** The named schema that a node refers to. */
export interface NamedSchema {
  name: string;
  title?: string;
  /** Description of the schema itself; that of a node may describe its use. */
  description?: Html;
}

/** A schema as a page shows it: `allOf` merged, references resolved; a recursive schema ends in a link. */
export interface SchemaNode {
  /** Property name or variant name; empty for the root. */
  name: string;
  /** Fragment identifier on the page, without `#`. */
  anchor: string;
  /** Origin of the name: a property, a map key, a variant, an array position. */
  role: 'root' | 'property' | 'pattern' | 'map' | 'variant' | 'item';
  /** Type in words, as in `array of strings` or `object or null`. */
  type: string;
  /** JSON path of the value in an example, with `[]` for array levels. */
  path: string;
  required: boolean;
  nullable: boolean;
  deprecated: boolean;
  /** Day of removal (`x-sunset`). */
  sunset?: string;
  /** Change in the latest version: `new in 0.9`. */
  mark?: string;
  readOnly: boolean;
  writeOnly: boolean;
  title?: string;
  description?: Html;
  /** Description of the named schema, at its first position on the page. */
  about?: Html;
  label?: Label;
  unit?: string;
  identifier?: string;
  extensions?: Extensions;
  /** What a site adds when the page is made. */
  facts?: Fact[];
  /** Where a value comes from, for the lines of an example and the heading of a response. */
  origin?: { name: string; title: string; href?: string };
  /** Guide with the meanings of the values: pages link to it, and do not list them. */
  meaningsAt?: { text: string; href: string };
  /** Constraints in words: `1–200 characters`, `matches ^[0-9]{8}$`. */
  constraints: string[];
  enum: EnumValue[];
  /** JSON text of the default, the constant and the examples. */
  default?: string;
  const?: string;
  examples: string[];
  children: SchemaNode[];
  variants: Variants[];
  /** The named schema of the node, or of the items of an array. */
  shape?: NamedSchema;
  /** Anchor of the node that shows this recursive or repeated schema. */
  seeAnchor?: string;
  /** Further facts of the contract without a dedicated section: `externalDocs`, `xml`. */
  notes: Note[];
}

/** The request for an example of a response (`x-request`). */
export interface ExampleRequest {
  /** Values by parameter name. Required parameters without a value here keep their own example. */
  parameters: Record<string, unknown>;
  /** Name of an example of the request body. */
  body?: string;
  /** True if the response depends on more than the request, such as an unavailable register: the sandbox then needs `Prefer`. */
  prefer?: boolean;
}

export interface Example {
  name: string;
  anchor: string;
  summary?: string;
  description?: Html;
  /** Text as sent; empty if `externalUrl` is given. */
  text: string;
  language: 'json' | 'xml' | 'text' | 'http';
  externalUrl?: string;
  request?: ExampleRequest;
  /** URL of the whole text, for an example too long for its page; added when the reference is generated. */
  file?: string;
}

export interface Media {
  type: string;
  /** Further media types of the same body. */
  alsoTypes?: string[];
  anchor: string;
  schema?: SchemaNode;
  /** Position of an identical body on the page: error bodies are alike. */
  sameAs?: { anchor: string; label: string };
  examples: Example[];
  notes: Note[];
}
