/**
 * The parts of an OpenAPI 3.0 or 3.1 document the reader looks at. Contracts
 * come from outside, so every member is optional and extensions are `unknown`.
 */
export interface Ref {
  $ref: string;
  summary?: string;
  description?: string;
}

export type OrRef<T> = T | Ref;
export type Dict<T> = Record<string, T>;
type Extensible = { [extension: `x-${string}`]: unknown };

export interface Schema extends Extensible {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown;
  properties?: Dict<Schema | boolean>;
  patternProperties?: Dict<Schema | boolean>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema | boolean;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: (Schema | boolean)[];
  contains?: Schema | boolean;
  allOf?: (Schema | boolean)[];
  oneOf?: (Schema | boolean)[];
  anyOf?: (Schema | boolean)[];
  not?: Schema | boolean;
  discriminator?: { propertyName: string; mapping?: Dict<string> };
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  [keyword: string]: unknown;
}

export interface ExampleObject {
  summary?: string;
  description?: string;
  value?: unknown;
  externalValue?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Dict<OrRef<ExampleObject>>;
  encoding?: Dict<{ contentType?: string; style?: string; explode?: boolean; headers?: Dict<OrRef<HeaderObject>> }>;
}

export interface HeaderObject extends Extensible {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  schema?: Schema;
  content?: Dict<MediaType>;
  example?: unknown;
  examples?: Dict<OrRef<ExampleObject>>;
}

export interface ParameterObject extends HeaderObject {
  name: string;
  in: string;
}

export interface RequestBodyObject {
  description?: string;
  required?: boolean;
  content?: Dict<MediaType>;
}

export interface LinkObject {
  operationId?: string;
  operationRef?: string;
  description?: string;
  parameters?: Dict<unknown>;
}

export interface ResponseObject extends Extensible {
  description?: string;
  headers?: Dict<OrRef<HeaderObject>>;
  content?: Dict<MediaType>;
  links?: Dict<OrRef<LinkObject>>;
}

export interface ServerObject {
  url: string;
  description?: string;
  variables?: Dict<{ default: string; enum?: string[]; description?: string }>;
}

export type SecurityRequirement = Dict<string[]>;

export interface SecuritySchemeObject {
  type: string;
  name?: string;
  in?: string;
  scheme?: string;
  bearerFormat?: string;
  description?: string;
  flows?: Dict<{ authorizationUrl?: string; tokenUrl?: string; refreshUrl?: string; scopes?: Dict<string> }>;
  openIdConnectUrl?: string;
}

export interface OperationObject extends Extensible {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: OrRef<ParameterObject>[];
  requestBody?: OrRef<RequestBodyObject>;
  responses?: Dict<OrRef<ResponseObject>>;
  callbacks?: Dict<OrRef<Dict<PathItem>>>;
  security?: SecurityRequirement[];
  servers?: ServerObject[];
  externalDocs?: { url: string; description?: string };
}

export interface PathItem {
  $ref?: string;
  summary?: string;
  description?: string;
  parameters?: OrRef<ParameterObject>[];
  servers?: ServerObject[];
  [method: string]: unknown;
}

export interface Document extends Extensible {
  openapi: string;
  info: Extensible & {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    termsOfService?: string;
    contact?: { name?: string; url?: string; email?: string };
    license?: { name: string; url?: string };
  };
  servers?: ServerObject[];
  security?: SecurityRequirement[];
  tags?: { name: string; description?: string; 'x-displayName'?: string }[];
  paths?: Dict<PathItem>;
  webhooks?: Dict<OrRef<PathItem>>;
  components?: Dict<Dict<unknown>>;
  externalDocs?: { url: string; description?: string };
}
