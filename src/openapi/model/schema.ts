/** Safe HTML, made from the Markdown of a contract by `markdown.ts`. */
export type Html = string;

/** Name of a value in several languages: language tag → name (`x-label`). */
export type Label = Record<string, string>;

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
  /** Forbidden uses, by their names in `vocabulary/personalData.ts`. */
  notFor?: string[];
}

export interface EnumValue {
  value: string;
  description?: Html;
}

/** A fact of a contract that has no place of its own: a name in words, and the value. */
export interface Note {
  name: string;
  value: string;
  /** Address that the value is a link to. */
  href?: string;
}

/** The shapes a value may have (`oneOf`, `anyOf`, `subtypes` of a base) or must not have (`not`). */
export interface Variants {
  keyword: 'oneOf' | 'anyOf' | 'subtypes' | 'not';
  /** Property that tells the shapes apart. */
  discriminator?: string;
  /** Values of that property, each with the name of its shape. */
  mapping?: { value: string; name: string }[];
  options: SchemaNode[];
}

/** The named schema that a node refers to. */
export interface Shape {
  /** Name of the component. */
  name: string;
  /** What it is in words, from its `title`. */
  title?: string;
  /** Its own description; that of a node may be about the place where it is used. */
  description?: Html;
}

/** A schema as a page shows it: `allOf` merged, references followed; a shape that contains itself ends in a link. */
export interface SchemaNode {
  /** Property name, variant name or empty for the root. */
  name: string;
  /** Fragment identifier on the page, without `#`. */
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
  /** Day on which it is removed (`x-sunset`). */
  sunset?: string;
  /** What the latest version did to it: `new in 0.9`. */
  mark?: string;
  readOnly: boolean;
  writeOnly: boolean;
  title?: string;
  description?: Html;
  /** What the named schema of the node says of itself, at its first place on the page. */
  about?: Html;
  label?: Label;
  unit?: string;
  source?: Source;
  identifier?: string;
  /** Ids of the code lists the value is from (`x-code-list`). */
  codeLists?: string[];
  /** Why a code is from no list (`x-no-code-list`). */
  noCodeList?: string;
  /** Keys of the attributes that hold the same value: added when the reference is generated. */
  attributes?: string[];
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
  /** The named schema of the node, or of the items of an array. */
  shape?: Shape;
  /** Anchor of the place where this recursive or repeated schema is shown. */
  seeAnchor?: string;
  /** Further facts of the contract that have no place of their own: `externalDocs`, `xml`, extensions. */
  notes: Note[];
}

/** The request that gives an example of a response (`x-request`). */
export interface ExampleRequest {
  /** Values by the name of the parameter. Required parameters that are not named keep their own example. */
  parameters: Record<string, unknown>;
  /** Name of an example of the request body. */
  body?: string;
  /** The response depends on more than the request, such as a register that does not respond: `Prefer` asks the sandbox for it. */
  prefer?: boolean;
}

export interface Example {
  name: string;
  anchor: string;
  summary?: string;
  description?: Html;
  /** Text as it travels; empty when `externalUrl` is given. */
  text: string;
  /** The same, highlighted by class names: added when the reference is generated. */
  html?: Html;
  language: 'json' | 'xml' | 'text' | 'http';
  externalUrl?: string;
  request?: ExampleRequest;
  /** Address of the whole text, for an example too long for its page: added when the reference is generated. */
  file?: string;
}

export interface Media {
  type: string;
  anchor: string;
  schema?: SchemaNode;
  /** Where the same body is already shown: error bodies are alike. */
  sameAs?: { anchor: string; label: string };
  examples: Example[];
  notes: Note[];
}
