import { ownValue } from '../../lib/ownValue';
import type {
  AnySchema,
  Dict,
  Document,
  HeaderObject,
  MediaType,
  OrRef,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  Schema,
  SecuritySchemeObject,
} from '../../openapi/document';
import { type FoundOperation, operationsOf, parametersOf } from '../../openapi/operations';
import { readText } from '../../openapi/read/extensions';
import { namedValues } from '../../openapi/read/namedValues';
import { isObjectSchema } from '../../openapi/read/schemaPosition';
import { serialization } from '../../openapi/read/serialization';
import { resolve } from '../../openapi/resolve';
import { byPreference, sampleOf } from '../../openapi/sample';
import { serverPath, serverUrl } from '../../openapi/serverUrl';
import type { Extension } from '../../terms/extensions';
import type { Api, Row } from './types';

/** A schema, and the contract that its references lead into. */
export interface ContractSchema {
  document: Document;
  schema: AnySchema;
}

export interface ContractParameter {
  name: string;
  in: string;
  required: boolean;
  /** Serialization of a list or a map. */
  style: string;
  explode: boolean;
  /** Media type of a parameter with `content` instead of a style. */
  mediaType?: string;
  allowsEmpty: boolean;
  default: unknown;
  example: string;
  /** Identifier of the value (`x-identifier`). */
  identifier?: string;
  schema: ContractSchema;
}

/** A body in one media type. */
export interface ContractMedia {
  /** Empty for a response without a body. */
  mediaType: string;
  schema: ContractSchema;
  examples: { name: string; value: Row }[];
}

export interface ContractBody {
  required: boolean;
  media: ContractMedia[];
}

/** A response, with its preferred media type. */
export interface ContractResponse extends ContractMedia {
  status: number;
  /** Header name → example as text. */
  headers: Record<string, string>;
  /** Every media type, the preferred one first. */
  media: ContractMedia[];
}

export interface ContractOperation {
  id: string;
  apiId: string;
  method: string;
  /** Path of the server and path template, without query and fragment: `/v1/shapes/{shapeId}`. */
  path: string;
  /** Query and fragment that the contract writes in the path: `?Action=Run`. */
  suffix: string;
  parameters: ContractParameter[];
  body?: ContractBody;
  responses: Map<number, ContractResponse>;
  /** The same by their keys in the contract, with ranges (`4XX`) and `default`. */
  allResponses: Map<string, ContractResponse>;
  /** Headers that carry a key or token. */
  keyHeaders: string[];
  /** Parameters of the query that carry a key. */
  queryKeys: string[];
  /** True if no request without one of these headers is authorised. */
  needsKey: boolean;
}

/** Returns the names in the braces of a path template. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

const literalLength = (path: string): number => path.replace(/\{[^}]+\}/g, '').length;

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
    .sort(
      (a, b) =>
        namesIn(a.path).length - namesIn(b.path).length ||
        literalLength(b.path) - literalLength(a.path) ||
        b.suffix.length - a.suffix.length,
    );

/** True for a header that OpenAPI describes elsewhere, and for a path parameter that the path does not have. */
const isIgnored = ({ name, in: place }: ContractParameter, path: string): boolean =>
  place === 'path'
    ? !namesIn(path).includes(name)
    : place === 'header' && /^(?:accept|authorization|content-type)$/i.test(name);

/** Splits a path before its query and fragment. Braces may contain their characters. */
function splitTemplate(template: string): { path: string; suffix: string } {
  const [path = ''] = /^(?:\{[^}]*\}|[^?#])*/.exec(template) ?? [];
  return { path, suffix: template.slice(path.length) };
}

function readOperation(api: Api, found: FoundOperation): ContractOperation {
  const { document } = api;
  const { method, path, item, operation } = found;
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) => [status, readResponse(document, response, Number(status))] as const,
  );
  const [server] = operation.servers ?? item.servers ?? document.servers ?? [];
  const variables = Object.entries(server?.variables ?? {}).map(([name, { default: value }]) => ({
    name,
    default: value,
  }));
  const pathname = serverPath(serverUrl(server?.url ?? '', variables));
  const split = splitTemplate(path);
  return {
    id: operation.operationId ?? `${method} ${path}`,
    apiId: api.id,
    method: method.toUpperCase(),
    path: `${pathname.replace(/\/$/, '')}${split.path.replace(/^(?!\/)/, '/')}`,
    suffix: split.suffix,
    parameters: parametersOf(document, found)
      .map(({ parameter }) => readParameter(document, parameter))
      .filter((parameter) => !isIgnored(parameter, split.path)),
    body: operation.requestBody && readBody(document, operation.requestBody),
    // Statuses below 200 end no request.
    responses: new Map(
      responses.flatMap(([status, response]) => (/^[2-9]\d\d$/.test(status) ? [[Number(status), response]] : [])),
    ),
    allResponses: new Map(responses.map(([status, response]) => [status.replaceAll('x', 'X'), response])),
    ...keysOf(api, found),
  };
}

/** Returns the response of a status: its own, that of its range, or the default. */
export function responseOf(
  { responses, allResponses }: ContractOperation,
  status: number,
): ContractResponse | undefined {
  const other = allResponses.get(`${Math.floor(status / 100)}XX`) ?? allResponses.get('default');
  return responses.get(status) ?? (other && { ...other, status });
}

/** Returns the response to a request without a fault. A default describes errors if there is any other response. */
export function successOf(operation: ContractOperation): ContractResponse | undefined {
  const { responses, allResponses } = operation;
  const own = [...responses.values()].find(({ status }) => status < 300);
  if (own || allResponses.has('2XX')) return own ?? responseOf(operation, 200);
  return [...responses.values()].find(({ status }) => status < 400) ?? responseOf(operation, 200);
}

const schemaIn = (document: Document, { schema, itemSchema }: MediaType): ContractSchema => ({
  document,
  schema: schema ?? (itemSchema ? { type: 'array', items: itemSchema } : true),
});

function readMedia(document: Document, content: Dict<MediaType> | undefined): ContractMedia[] {
  return byPreference(content).map(([mediaType, value]) => {
    const media = resolve<MediaType>(document, value ?? {});
    const examples = namedValues(document, media).filter(({ example }) => example.value !== undefined);
    return {
      mediaType,
      schema: schemaIn(document, media),
      examples: examples.map(({ name, example }) => ({ name, value: example.value })),
    };
  });
}

function readParameter(document: Document, parameter: ParameterObject): ContractParameter {
  const [[mediaType, content] = []] = Object.entries(parameter.content ?? {});
  const media = parameter.schema ? (parameter as MediaType) : resolve<MediaType>(document, content ?? {});
  const schema = schemaIn(document, media);
  const { default: usual, ...own } = isObjectSchema(schema.schema) ? resolve<Schema>(document, schema.schema) : {};
  const value = namedValues(document, parameter)[0]?.example.value ?? '';
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true || parameter.in === 'path',
    ...serialization(parameter),
    mediaType,
    allowsEmpty: parameter.allowEmptyValue === true,
    default: usual,
    example: Array.isArray(value) ? value.join(',') : String(value),
    identifier: identifierIn(parameter) ?? identifierIn(own),
    schema,
  };
}

/** The only extension that the engine reads, so the bundled data must retain it. */
export const READ = 'x-identifier' satisfies Extension;

const identifierIn = (node: Record<string, unknown>): string | undefined => readText(node[READ]);

function readBody(document: Document, body: OrRef<RequestBodyObject>): ContractBody {
  const { content, required = false } = resolve<RequestBodyObject>(document, body);
  return { required, media: readMedia(document, content) };
}

/** Returns the example of a header as text; made from its schema if it has none. */
function headerText(document: Document, header: HeaderObject): string {
  const value = namedValues(document, header)[0]?.example.value ?? sampleOf(document, header.schema) ?? '';
  return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value);
}

function readResponse(document: Document, from: OrRef<ResponseObject>, status: number): ContractResponse {
  const { content, headers } = resolve<ResponseObject>(document, from ?? {});
  const media = readMedia(document, content);
  const described = Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() !== 'content-type');
  return {
    status,
    ...(media[0] ?? { mediaType: '', schema: { document, schema: true }, examples: [] }),
    media,
    // Made when they are sent: a large contract has thousands.
    get headers() {
      const text = (header: OrRef<HeaderObject>) => headerText(document, resolve<HeaderObject>(document, header));
      return Object.fromEntries(described.map(([name, header]) => [name, text(header)]));
    },
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
