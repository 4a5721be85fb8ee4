import type { OpenAPIV3_1 as Standard } from 'openapi-types';

// `openapi-types` lacks extensions and keywords of JSON Schema 2020-12, so what contains a schema is defined here.
export type Ref = Standard.ReferenceObject;
export type OrRef<T> = T | Ref;
export type Dict<T> = Record<string, T>;

type Extensible = { [extension: `x-${string}`]: unknown };
type Replace<T, Changes> = Omit<T, keyof Changes> & Changes & Extensible;

/** A schema, or `true` for any value and `false` for none. */
export type AnySchema = Schema | boolean;

/** Other keywords (limits, `if`, `xml`, …) are read by name. */
export interface Schema extends Extensible {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  examples?: unknown;
  properties?: Dict<AnySchema>;
  patternProperties?: Dict<AnySchema>;
  additionalProperties?: AnySchema;
  propertyNames?: AnySchema;
  required?: string[];
  items?: AnySchema;
  prefixItems?: AnySchema[];
  allOf?: AnySchema[];
  oneOf?: AnySchema[];
  anyOf?: AnySchema[];
  not?: AnySchema;
  /** `defaultMapping` since OpenAPI 3.2. */
  discriminator?: Standard.DiscriminatorObject & { defaultMapping?: string };
  [keyword: string]: unknown;
}

export const isObjectSchema = (schema: AnySchema | undefined): schema is Schema => typeof schema === 'object';

/** Since OpenAPI 3.2, `dataValue` is the value as data and `serializedValue` the text that is sent. */
export type ExampleObject = Standard.ExampleObject & { dataValue?: unknown; serializedValue?: string };
export type Encoding = Standard.EncodingObject;
export type MediaType = Replace<
  Standard.MediaTypeObject,
  {
    schema?: Schema;
    /** Schema of each item in a stream, and encodings of parts by place; since OpenAPI 3.2. */
    itemSchema?: Schema;
    prefixEncoding?: Encoding[];
    itemEncoding?: Encoding;
  }
>;
type Content = { content?: Dict<MediaType> };

export type HeaderObject = Replace<Standard.HeaderObject, Content & { schema?: Schema }>;
export type ParameterObject = HeaderObject & Pick<Standard.ParameterObject, 'name' | 'in'>;
export type RequestBodyObject = Replace<Standard.RequestBodyObject, Content>;
export type LinkObject = Standard.LinkObject;
export type ResponseObject = Replace<
  Standard.ResponseObject,
  Content & { summary?: string; description?: string; headers?: Dict<OrRef<HeaderObject>> }
>;
export type ServerObject = Replace<Standard.ServerObject, { name?: string; variables?: Dict<ServerVariable> }>;
type ServerVariable = { default: string; enum?: string[]; description?: string };
export type SecurityRequirement = Standard.SecurityRequirementObject;
export type SecuritySchemeObject = Standard.SecuritySchemeObject | { type: 'mutualTLS'; description?: string };

export type OperationObject = Replace<
  Standard.OperationObject,
  {
    parameters?: OrRef<ParameterObject>[];
    requestBody?: OrRef<RequestBodyObject>;
    responses?: Dict<OrRef<ResponseObject>>;
    callbacks?: Dict<OrRef<Dict<OrRef<PathItem>>>>;
    servers?: ServerObject[];
  }
>;

/** Methods of a path item; `query` since OpenAPI 3.2, which lists others in `additionalOperations`. */
export const METHODS = ['get', 'query', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export type PathItem = {
  summary?: string;
  description?: string;
  parameters?: OrRef<ParameterObject>[];
  servers?: ServerObject[];
  additionalOperations?: Dict<OperationObject>;
} & { [method in (typeof METHODS)[number]]?: OperationObject } & Extensible;

/** `summary`, `parent` and `kind` since OpenAPI 3.2. */
export type TagObject = Standard.TagObject & Extensible & { summary?: string; parent?: string; kind?: string };

export type Document = Extensible & {
  openapi: string;
  info: Replace<Standard.InfoObject, object>;
  servers?: ServerObject[];
  security?: SecurityRequirement[];
  tags?: TagObject[];
  externalDocs?: Standard.ExternalDocumentationObject;
  paths?: Dict<OrRef<PathItem>>;
  webhooks?: Dict<OrRef<PathItem>>;
  components?: Dict<Dict<unknown>>;
};

/** True for an object that is not an array: a map of YAML or JSON. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the type of a value in JSON: `typeof`, but `null` and `array`. */
export const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Null in OpenAPI 3.0, where `nullable` counts only beside a `type`. */
export const NULL_30: Schema = { type: 'object', nullable: true, not: { type: 'object' } };

const isOnlyNull = (values: unknown): boolean => Array.isArray(values) && values.length === 1 && values[0] === null;

/** True for an alternative that is null alone: by its type, its value, or as in OpenAPI 3.0. */
export function isNull(schema: AnySchema): boolean {
  if (!isMap(schema)) return false;
  const { type, nullable, const: value, enum: values } = schema;
  if (type === 'null' || value === null || isOnlyNull(values)) return true;
  return nullable === true && type === 'object' && Object.keys(schema).every((key) => key in NULL_30);
}
