import { fromJsonSchema } from '@modelcontextprotocol/server';
import type { Parameter } from '../../openapi/model';
import { ownValue } from '../../ownValue';
import type { SampleRequest } from '../../reference/requests/request';
import { pathText, serialize } from '../../reference/requests/serialize';
import { createSamples } from '../../reference/samples';
import type { Knowledge, KnownOperation } from './knowledge';
import { contractOf } from './lookups';
import { operationAt } from './pages';
import { ToolError } from './ToolError';
import { argumentsOf, type Tool, textArgument } from './tool';

export interface RequestArguments {
  operation: string;
  parameters?: Record<string, unknown>;
  body?: unknown;
}

/** What is wrong with a value, in words; nothing when it fits its schema. */
async function faultsOf(what: string, value: unknown, schema: object | undefined, document: object): Promise<string[]> {
  if (!schema) return [];
  const { components } = document as { components?: object };
  const checked = fromJsonSchema({ ...schema, components } as Parameters<typeof fromJsonSchema>[0])['~standard'];
  const result = await checked.validate(value);
  return result.issues?.map(({ message }) => `${what}: ${message}`) ?? [];
}

/** A query writes numbers as text: a text that is a number or a truth value is also tried as one. */
function asWritten(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(?:-?\d{1,15}(?:\.\d+)?|true|false)$/.test(value)) return value;
  return JSON.parse(value.replace(/^(-?)0+(?=\d)/, '$1'));
}

async function faultsOfParameter(
  name: string,
  value: unknown,
  known: KnownOperation,
  document: object,
): Promise<string[]> {
  const schema = ownValue(known.schemas, name);
  const faults = await faultsOf(name, value, schema, document);
  if (faults.length === 0 || asWritten(value) === value) return faults;
  return (await faultsOf(name, asWritten(value), schema, document)).length === 0 ? [] : faults;
}

/** Faults of a request, each in words. */
async function faultsIn(
  known: KnownOperation,
  given: Record<string, unknown>,
  body: unknown,
  document: object,
): Promise<string[]> {
  const names = known.parameters.map(({ schema }) => schema.name);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const missing = known.parameters.filter(({ schema }) => schema.required && !Object.hasOwn(given, schema.name));
  const wrong = await Promise.all(
    names
      .filter((name) => Object.hasOwn(given, name))
      .map((name) => faultsOfParameter(name, given[name], known, document)),
  );
  return [
    ...unknown.map((name) => `${name}: the operation takes ${names.join(', ') || 'no parameters'}`),
    ...missing.map(({ schema }) => `${schema.name}: is required`),
    ...wrong.flat(),
    ...(known.body?.required && body === undefined ? ['body: is required'] : []),
    ...(!known.body && body !== undefined ? ['body: the operation takes none'] : []),
    ...(known.body && body !== undefined ? await faultsOf('body', body, known.body.schema, document) : []),
  ];
}

const withValue = (parameter: Parameter, value: unknown): Parameter => ({
  ...parameter,
  schema: { ...parameter.schema, examples: [JSON.stringify(value)] },
});

/**
 * The request that calls an operation with these values.
 *
 * @throws ToolError naming everything that the contract does not allow.
 */
export async function requestOf({ operation, parameters = {}, body }: RequestArguments, knowledge: Knowledge) {
  const known = operationAt(operation, knowledge);
  const faults = await faultsIn(known, parameters, body, contractOf(known.api, knowledge).document);
  if (faults.length > 0) throw new ToolError('invalid-argument', faults.join('; ').slice(0, 2000));
  const sent = known.parameters
    .filter(({ schema }) => Object.hasOwn(parameters, schema.name))
    .map((one) => withValue(one, parameters[one.schema.name]));
  const inPlace = (place: string) => sent.filter((one) => one.place === place).flatMap(serialize);
  const path = sent
    .filter(({ place }) => place === 'path')
    .reduce((url, one) => url.replaceAll(`{${one.schema.name}}`, () => pathText(one)), known.path);
  const request: SampleRequest = {
    method: known.method.toUpperCase(),
    url: `${known.server}${path}`,
    query: inPlace('query'),
    headers: inPlace('header'),
    secrets: known.secrets,
    connection: known.connection,
    accept: known.accept,
    ...(body !== undefined && {
      body: { kind: 'json' as const, mediaType: known.body?.type ?? 'application/json', value: body },
    }),
  };
  return { known, request };
}

export const REQUEST_PROPERTIES = {
  operation: textArgument('Name ("api/operation"), operation ID, or method and path.'),
  parameters: {
    type: 'object',
    description: 'Values by the name of the parameter: path, query and headers alike.',
    additionalProperties: true,
    maxProperties: 50,
  },
  body: { description: 'Body of the request, as JSON.' },
};

const LANGUAGES = ['shell', 'javascript', 'typescript', 'python', 'csharp', 'java', 'go', 'php', 'powershell'];

export const buildRequest: Tool<RequestArguments & { language?: string }> = {
  name: 'build_request',
  title: 'Build a request',
  description:
    'Checks values against the contract and writes the request that sends them, as code. Nothing is sent; the key is read from the environment.',
  input: argumentsOf(
    {
      ...REQUEST_PROPERTIES,
      language: { type: 'string', enum: LANGUAGES, description: 'Language of the code; shell (curl) by default.' },
    },
    ['operation'],
  ),
  run: async ({ language = 'shell', ...given }, knowledge) => {
    const { request } = await requestOf(given, knowledge);
    const query = request.query
      .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&');
    return {
      method: request.method,
      url: query ? `${request.url}?${query}` : request.url,
      headers: Object.fromEntries([
        ...request.headers.map(({ name, value }) => [name, value]),
        ...request.secrets
          .filter((one) => one.in === 'header' && one.password === undefined)
          .map((one) => [one.name, `${one.prefix ?? ''}$${one.variable}`]),
      ]),
      code: createSamples(request).find((one) => one.language === language)?.text,
    };
  },
};
