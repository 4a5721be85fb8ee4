import { ownValue } from '../../lib/attempt';
import {
  type Dict,
  type Document,
  type HeaderObject,
  isObjectSchema,
  type MediaType,
  type OrRef,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
  type SecuritySchemeObject,
} from '../../openapi/document';
import { sentMethod } from '../../openapi/names';
import { type FoundOperation, operationParameters, operationsOf, responsesOf } from '../../openapi/operations';
import { resolve } from '../../openapi/pointer';
import { namedValues } from '../../openapi/read/examples';
import { readText } from '../../openapi/read/extensions';
import { serialization } from '../../openapi/read/serialization';
import { byPreference, isJsonType, sampleOf } from '../../openapi/sample';
import { addressOf, sandboxPrefixes } from './addresses';
import type {
  ContractBody,
  ContractMedia,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  ContractSchema,
  SandboxApi,
} from './types';

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
      examples: examples.map(({ name, example: { value, serializedValue: text } }) => ({ name, value, text })),
    };
  });
}

const exampleText = (value: unknown): string =>
  [value]
    .flat()
    .map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
    .join(',');

function readContractParameter(document: Document, parameter: ParameterObject): ContractParameter {
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
    example: exampleText(value),
    identifier: identifierIn(parameter) ?? identifierIn(own),
    schema,
  };
}

/** The only extension that the engine reads, so the bundled data must retain it. */
const READ = 'x-identifier';

const identifierIn = (node: Record<string, unknown>): string | undefined => readText(node[READ]);

function readContractBody(document: Document, body: OrRef<RequestBodyObject>): ContractBody {
  const { content, required = false } = resolve<RequestBodyObject>(document, body);
  return { required, media: readMedia(document, content) };
}

/** Returns the example of a header as text; made from its schema if it has none. */
function headerText(document: Document, header: HeaderObject): string {
  const [[mediaType = '', content] = []] = Object.entries(header.content ?? {});
  const media = content ? resolve<MediaType>(document, content) : header;
  const [named] = [...namedValues(document, header), ...namedValues(document, media)];
  const value = named?.example.value ?? sampleOf(document, media.schema) ?? '';
  return isJsonType(mediaType) ? JSON.stringify(value) : exampleText(value);
}

function readContractResponse(document: Document, from: OrRef<ResponseObject>, status: number): ContractResponse {
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

/** True for a scheme without a header in the first request: a certificate, or the response to a challenge. */
const isOfConnection = (scheme: SecuritySchemeObject): boolean =>
  scheme.type === 'mutualTLS' || (scheme.type === 'http' && /^(?:digest|ntlm|negotiate)$/i.test(scheme.scheme ?? ''));

/** Reads where an operation takes its keys, and whether it needs one. */
function keysOf(
  { document }: SandboxApi,
  { operation }: FoundOperation,
): Pick<ContractOperation, 'keyHeaders' | 'queryKeys' | 'needsKey'> {
  const schemes = (document.components?.securitySchemes ?? {}) as Dict<OrRef<SecuritySchemeObject>>;
  const schemeOf = (definition: OrRef<SecuritySchemeObject>) => resolve<SecuritySchemeObject>(document, definition);
  const headerOf = (name: string): string | undefined => {
    const definition = ownValue(schemes, name);
    const scheme = definition && schemeOf(definition);
    if (scheme?.type === 'apiKey') return scheme.in === 'header' ? scheme.name : undefined;
    return scheme && !isOfConnection(scheme) ? 'Authorization' : undefined;
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

export const templateNames = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

const literalLength = (path: string): number => path.replace(/\{[^}]+\}/g, '').length;

/** Returns the operations of all contracts, most literal paths first: `/shapes/search` must not match `/shapes/{id}`. */
export function readContractOperations(apis: readonly SandboxApi[]): ContractOperation[] {
  const prefixes = sandboxPrefixes(apis);
  return apis
    .flatMap((api) =>
      operationsOf(api.document)
        .filter(({ kind }) => kind === 'operation')
        .map((found) => readOperation(api, found, prefixes.get(api.id)?.prefix)),
    )
    .sort(
      (a, b) =>
        templateNames(a.path).length - templateNames(b.path).length ||
        literalLength(b.path) - literalLength(a.path) ||
        b.suffix.length - a.suffix.length,
    );
}

/** True for a header that programs write themselves, and for a path parameter that the path does not have. */
const isIgnored = ({ name, in: place }: ContractParameter, path: string): boolean =>
  place === 'path'
    ? !templateNames(path).includes(name)
    : place === 'header' && /^(?:accept|authorization|content-(?:type|length)|host)$/i.test(name);

function readOperation(api: SandboxApi, found: FoundOperation, prefix = ''): ContractOperation {
  const { document } = api;
  const { method, path: template, operation } = found;
  const responses = responsesOf(operation).map(
    ([status, response]) => [status, readContractResponse(document, response, Number(status))] as const,
  );
  const { path, suffix } = addressOf(document, found);
  return {
    id: operation.operationId ?? `${method} ${template}`,
    apiId: api.id,
    method: sentMethod(method),
    path: prefix + path,
    suffix,
    parameters: operationParameters(document, found)
      .map(({ parameter }) => readContractParameter(document, parameter))
      .filter((parameter) => !isIgnored(parameter, path)),
    body: operation.requestBody && readContractBody(document, operation.requestBody),
    // Statuses below 200 end no request.
    responses: new Map(
      responses.flatMap(([status, response]) => (/^[2-9]\d\d$/.test(status) ? [[Number(status), response]] : [])),
    ),
    allResponses: new Map(responses.map(([status, response]) => [status.replaceAll('x', 'X'), response])),
    ...keysOf(api, found),
  };
}
