import type { FieldRule } from '../../../vocabulary/fieldRule';
import type { RequestPlan } from '../../requests/plan';
import type { SampleBody } from '../../requests/request';
import type { WrittenParameter } from '../../requests/serialize';

/** A value that a field takes, and what it means. */
export type Choice = [value: string | number | boolean, meaning?: string];

/** What a field may hold: the keywords of JSON Schema that a form can check, by their own names; of patterns, all. */
export interface Limits {
  minLength?: number;
  maxLength?: number;
  patterns?: string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
}

/** A field of the form: a parameter, a property of the body, an item of a list or a shape of a choice. */
export interface Field extends Limits {
  name: string;
  /** `one`: one of several shapes. `json`: anything, written as JSON. */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'one' | 'json';
  required?: true;
  nullable?: true;
  /** One sentence of the contract. */
  about?: string;
  choices?: Choice[];
  default?: unknown;
  example?: unknown;
  /** Key of the vocabulary of identifiers. */
  identifier?: string;
  /** Address of a file with all values. */
  values?: string;
  /** Personal data. */
  personal?: true;
  /** Its valid values, or some of those inside of it, may stand in the page's address: they can concern no person. */
  shared?: true;
  item?: Field;
  fields?: Field[];
  shapes?: Field[];
}

/** The values of an example, and what its request sends besides. */
export interface Preset {
  /** By the key of the field. */
  values: Values;
  extra?: { name: string; value: string }[];
}

/** Values by the key of the field; what is not sent is absent. */
export type Values = Record<string, unknown>;

/** A parameter with its field. */
export interface ParameterField {
  /** Unique in the form and part of links: the name, with its place before it where two have the same. */
  key: string;
  written: WrittenParameter;
  field: Field;
}

/** Everything that the browser needs to ask for values and to write the request: a file for each operation. */
export interface Form {
  /** Id of the operation. */
  operation: string;
  plan: RequestPlan;
  parameters: ParameterField[];
  /** A JSON body. */
  body?: { mediaType: string; field: Field };
  /** A body of another kind, which stays as it is. */
  fixed?: SampleBody;
  /** In the order of the page's examples; the first is what the page shows. */
  presets: Preset[];
  /** Between fields, which are named by their keys. */
  rules?: readonly FieldRule[];
}

/** Key of the body among the values. */
export const BODY = 'body';
