import { baseUrl, type Document, type ReadOperation } from '../openapi';
import type {
  AnySchema,
  Dict,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  SecuritySchemeObject,
} from '../openapi/document';
import type { ApiRef, ParameterLocation } from '../openapi/model';
import { operationParameters } from '../openapi/operations';
import { readServers } from '../openapi/read/server';
import { resolve } from '../openapi/resolve';
import { byPreference, isJsonType, propertySchema } from '../openapi/sample';
import { serverOrigin } from '../openapi/serverUrl';
import { methodName } from './names';

/** A contract as the reference reads it. */
export interface ClientSource {
  ref: ApiRef;
  document: Document;
  operations: readonly ReadOperation[];
}

/** An API as its clients know it. */
export interface ClientApi {
  /** Name of the API in the client: `data`, `life-events`. */
  id: string;
  title: string;
  version: string;
  /** Default host: `https://api.example.com`. */
  host: string;
  /** Header with the API key; undefined for an API without one. */
  keyHeader?: string;
  operations: ClientOperation[];
  /** Schemas of the components, by name; `$ref` is `#/components/schemas/…`. */
  schemas: Dict<AnySchema>;
}

/** An operation with JSON bodies. */
export interface ClientOperation {
  /** Name of the method: the operationId. */
  name: string;
  /** In upper case. */
  method: string;
  /** Path after the host, in OpenAPI notation: `/denmark/data/companies/{companyId}`. */
  path: string;
  /** Key of the path in the contract: `/companies/{companyId}`. */
  template: string;
  summary: string;
  deprecated: boolean;
  parameters: ClientParameter[];
  body?: { required: boolean; mediaType: string; schema: AnySchema };
  /** Schema of the success response; undefined if it has no JSON body. */
  response?: AnySchema;
  /** Names of the parts of a list in pages. */
  paging?: { cursor: string; next: string };
}

export interface ClientParameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  description: string;
  schema: AnySchema;
  /** True if each item of a list is sent as a pair of its own; otherwise they are joined by commas. */
  explode: boolean;
}

/** Parts of a list in pages, as all contracts of the site name them. */
const PAGING = { cursor: 'cursor', next: 'nextCursor' };

/** Returns the operations of a contract for its clients: those that send and return JSON or nothing. */
export function clientApi({ ref, document, operations }: ClientSource): ClientApi {
  const url = baseUrl(readServers(document.servers));
  const host = serverOrigin(url);
  const called = operations.filter(({ operation }) => operation.kind === 'operation');
  const schemes = Object.values(document.components?.securitySchemes ?? {}) as SecuritySchemeObject[];
  const keyHeader = schemes.flatMap((one) => (one.type === 'apiKey' && one.in === 'header' ? [one.name] : []))[0];
  return {
    id: ref.id,
    title: ref.title,
    version: ref.version,
    host,
    ...(keyHeader !== undefined && { keyHeader }),
    operations: called.map((one) => clientOperation(document, url.slice(host.length), one)),
    schemas: (document.components?.schemas ?? {}) as Dict<AnySchema>,
  };
}

function clientOperation(document: Document, base: string, { operation, located }: ReadOperation): ClientOperation {
  // Cookies are for browsers, and no client sends them.
  const sent = operationParameters(document, located).filter(({ parameter }) => parameter.in !== 'cookie');
  const parameters = sent.map(({ parameter }) => clientParameter(parameter));
  const request = located.operation.requestBody && resolve<RequestBodyObject>(document, located.operation.requestBody);
  const [body] = byPreference(request?.content).filter(([type]) => isJsonType(type));
  const [, success] = Object.entries(located.operation.responses ?? {}).find(([status]) => /^2/.test(status)) ?? [];
  const found = success && byPreference(resolve<ResponseObject>(document, success).content)[0];
  const response = found && isJsonType(found[0]) ? (found[1]?.schema ?? true) : undefined;
  const isPaged =
    parameters.some(({ name }) => name === PAGING.cursor) &&
    ['items', PAGING.next].every((name) => propertySchema(document, response as never, name) !== undefined);
  return {
    name: methodName(operation.operationId ?? operation.id),
    method: located.method.toUpperCase(),
    path: base + located.path,
    template: located.path,
    summary: operation.title,
    deprecated: operation.deprecated,
    parameters,
    ...(body && {
      body: { required: request?.required === true, mediaType: body[0], schema: body[1]?.schema ?? true },
    }),
    ...(response !== undefined && { response }),
    ...(isPaged && { paging: PAGING }),
  };
}

function clientParameter(parameter: ParameterObject): ClientParameter {
  const { name, in: location, required, description = '', schema = true, explode } = parameter;
  return {
    name,
    in: location as ParameterLocation,
    required: required === true || location === 'path',
    description,
    schema,
    explode: explode ?? location === 'query',
  };
}
