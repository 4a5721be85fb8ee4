import type { FieldRule } from 'docusaurus-preset-portal/content';
import type { ParameterSerialization, RequestPlan, SampleBody } from 'openapi-toolkit/samples';

/** Allowed value of a field and its meaning. */
export type AllowedValue = [value: string | number | boolean, meaning?: string];

/** JSON Schema keywords that a form can check, under their own names. `patterns` must all match. */
export interface ValueLimits {
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

/** Field of the form: a parameter, a body property, a list item or a shape of a `oneOf`. */
export interface FormField extends ValueLimits {
  name: string;
  /** `one`: one of several shapes. `json`: any value, entered as JSON. */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'one' | 'json';
  required?: true;
  nullable?: true;
  /** Description from the contract, one sentence. */
  about?: string;
  choices?: AllowedValue[];
  /** Shown by guides. */
  default?: unknown;
  example?: unknown;
  /** Key in the identifier vocabulary. */
  identifier?: string;
  /** Address of a file with all values. */
  values?: string;
  personal?: true;
  /** True if valid values, or some inside, may be in the page's address: they can't identify a person. */
  shared?: true;
  item?: FormField;
  fields?: FormField[];
  shapes?: FormField[];
}

/** Values of an example, and the headers that its request also sends. */
export interface Preset {
  values: FormValues;
  extraHeaders?: { name: string; value: string }[];
}

/** Values by field key; a property of the body has the key `body.name`. Values that are not sent are absent. */
export type FormValues = Record<string, unknown>;

/** A parameter with its field. */
export interface ParameterField {
  /** Name in links; prefixed with its location if two parameters have the same name. */
  key: string;
  parameter: ParameterSerialization;
  field: FormField;
}

/** Data of an operation that the browser needs to show the form and write the request. One file per operation. */
export interface OperationForm {
  operation: string;
  plan: RequestPlan;
  parameters: ParameterField[];
  body?: { mediaType: string; field: FormField };
  /** A body of another media type, which can't be edited. */
  fixed?: SampleBody;
  /** In the order of the page's examples. The page shows the first. */
  presets: Preset[];
  rules?: readonly FieldRule[];
}

/** Returns the path of the form of an operation (`api/operation`), below the site and its generated static files. */
export const formFile = (operation: string): string => `openapi/examples/${operation}/form.json`;

/** Key of the body among the values. */
export const BODY = 'body';

/** Returns the properties of the body among the values, by name. */
export const propertiesIn = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => key.startsWith(`${BODY}.`))
      .map(([key, value]) => [key.slice(BODY.length + 1), value]),
  );
