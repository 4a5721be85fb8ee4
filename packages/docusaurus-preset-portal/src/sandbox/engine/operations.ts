import { ownValue } from '../../lib/ownValue';
import type {
  Dict,
  HeaderObject,
  OrRef,
  RequestBodyObject,
  ResponseObject,
  Schema,
  SecuritySchemeObject,
} from '../../openapi/document';
import { type FoundOperation, type FoundParameter, operationsOf, parametersOf } from '../../openapi/operations';
import { follow, refBelow } from '../../openapi/pointer';
import { readText } from '../../openapi/read/extensions';
import { namedValues } from '../../openapi/read/namedValues';
import { serialization } from '../../openapi/read/serialization';
import { resolve } from '../../openapi/resolve';
import { serverPath, serverUrl } from '../../openapi/serverUrl';
import type { Extension } from '../../terms/extensions';
import type { Api, Row } from './types';

/** Position of a schema in a contract, by which the validator finds it. */
export interface SchemaPointer {
  apiId: string;
  /** JSON Pointer, as in a `$ref`. */
  pointer: string;
}

export interface ContractParameter {
  name: string;
  in: string;
  required: boolean;
  /** JSON type that the text of the value is converted to. */
  type: string;
  /** True if an array is sent as one comma-separated list. */
  commaList: boolean;
  default: unknown;
  example: string;
  /** Identifier of the value (`x-identifier`). */
  identifier?: string;
  schema: SchemaPointer;
}

/** A JSON body. */
export interface ContractBody extends SchemaPointer {
  required: boolean;
  /** Every media type of the body; only JSON is validated. */
  types: string[];
}

export interface ContractResponse {
  status: number;
  mediaType: string;
  schema: SchemaPointer;
  /** Header name → example as text. */
  headers: Record<string, string>;
  examples: { name: string; value: Row }[];
}

export interface ContractOperation {
  id: string;
  apiId: string;
  method: string;
  /** Path of the server and path template: `/v1/shapes/{shapeId}`. */
  path: string;
  parameters: ContractParameter[];
  body?: ContractBody;
  responses: Map<number, ContractResponse>;
  /** Headers that carry a key or token. */
  keyHeaders: string[];
  /** Parameters of the query that carry a key. */
  queryKeys: string[];
  /** True if no request without one of these headers is authorised. */
  needsKey: boolean;
}

/** Returns the names in the braces of a path template. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/**
 * Returns all operations of all contracts, most literal paths first: `/shapes/search` must not match `/shapes/{id}`.
 */
export const readOperations = (apis: readonly Api[]): ContractOperation[] =>
  apis
    .flatMap((api) =>
      operationsOf(api.document)
        .filter(({ kind }) => kind === 'operation')
        .map((found) => readOperation(api, found)),
    )
    .sort((a, b) => namesIn(a.path).length - namesIn(b.path).length);

function readOperation(api: Api, found: FoundOperation): ContractOperation {
  const { id: apiId, document } = api;
  const { method, path, item, operation } = found;
  const responses = Object.keys(operation.responses ?? {})
    .filter((status) => /^\d+$/.test(status))
    .map((status) => readResponse(api, refBelow(found.pointer, 'responses', status), Number(status)));
  const [server] = operation.servers ?? item.servers ?? document.servers ?? [];
  const variables = Object.entries(server?.variables ?? {}).map(([name, { default: value }]) => ({
    name,
    default: value,
  }));
  const pathname = serverPath(serverUrl(server?.url ?? '', variables));
  return {
    id: operation.operationId ?? `${method} ${path}`,
    apiId,
    method: method.toUpperCase(),
    path: `${pathname.replace(/\/$/, '')}${path}`,
    parameters: parametersOf(document, found).map((parameter) => readParameter(api, parameter)),
    body: operation.requestBody && readBody(api, refBelow(found.pointer, 'requestBody')),
    responses: new Map(responses.map((response) => [response.status, response])),
    ...keysOf(api, found),
  };
}

function readParameter({ id: apiId, document }: Api, { parameter, pointer }: FoundParameter): ContractParameter {
  const schema = resolve<Schema>(document, parameter.schema ?? {});
  const value = namedValues(document, parameter)[0]?.example.value ?? '';
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true,
    type: [schema.type].flat().find((type) => type !== 'null') ?? 'string',
    commaList: !serialization(parameter).explode,
    default: schema.default,
    example: Array.isArray(value) ? value.join(',') : String(value),
    identifier: identifierIn(parameter) ?? identifierIn(schema),
    schema: { apiId, pointer: refBelow(follow(document, pointer).pointer, 'schema') },
  };
}

/** The only extension that the engine reads, so the bundled data must retain it. */
export const READ = 'x-identifier' satisfies Extension;

const identifierIn = (node: Record<string, unknown>): string | undefined => readText(node[READ]);

/** Returns the schema of a JSON body; undefined for other media types, which the sandbox does not support. */
function readBody({ id: apiId, document }: Api, at: string): ContractBody | undefined {
  const { node, pointer } = follow(document, at);
  const { content = {}, required = false } = node as RequestBodyObject;
  if (!content['application/json']) return undefined;
  const types = Object.keys(content);
  return { apiId, pointer: refBelow(pointer, 'content', 'application/json', 'schema'), required, types };
}

function readResponse({ id: apiId, document }: Api, at: string, status: number): ContractResponse {
  const { node, pointer } = follow(document, at);
  const { content = {}, headers = {} } = node as ResponseObject;
  const [[mediaType, media] = ['', {}]] = Object.entries(content);
  const textOf = (header: OrRef<HeaderObject>) =>
    String(namedValues(document, resolve<HeaderObject>(document, header))[0]?.example.value ?? '');
  return {
    status,
    mediaType,
    schema: { apiId, pointer: refBelow(pointer, 'content', mediaType, 'schema') },
    headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, textOf(header)])),
    examples: namedValues(document, media).map(({ name, example }) => ({ name, value: example.value })),
  };
}

function keysOf(
  { document }: Api,
  { operation }: FoundOperation,
): Pick<ContractOperation, 'keyHeaders' | 'queryKeys' | 'needsKey'> {
  const schemes = (document.components?.securitySchemes ?? {}) as Dict<OrRef<SecuritySchemeObject>>;
  const schemeOf = (definition: OrRef<SecuritySchemeObject>) => resolve<SecuritySchemeObject>(document, definition);
  const headerOf = (name: string): string | undefined => {
    const definition = ownValue(schemes, name);
    const scheme = definition && schemeOf(definition);
    if (scheme?.type !== 'apiKey') return scheme && 'Authorization';
    return scheme.in === 'header' ? scheme.name : undefined;
  };
  const choices = (operation.security ?? document.security ?? []).map((choice) => Object.keys(choice).map(headerOf));
  return {
    queryKeys: Object.values(schemes)
      .map(schemeOf)
      .flatMap((scheme) => (scheme.type === 'apiKey' && scheme.in === 'query' ? [scheme.name] : [])),
    keyHeaders: choices.flat().filter((name) => name !== undefined),
    needsKey: choices.length > 0 && choices.every((names) => names.some((name) => name !== undefined)),
  };
}
