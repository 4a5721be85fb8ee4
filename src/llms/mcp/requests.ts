import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { Ajv } from 'ajv';
import { faultOf, fieldRules } from '#site';
import { ownValue } from '../../lib/ownValue';
import { multipleOfKeyword } from '../../openapi/multipleOf';
import { checkedRegExp } from '../../openapi/pattern';
import { requestOf as requestWith } from '../../reference/requests/plan';
import { parameterSerialization } from '../../reference/requests/serialize';
import { createSamples } from '../../reference/samples';
import { brokenRule, keepable } from '../../vocabulary/fieldRule';
import type { Knowledge, KnownOperation } from './knowledge';
import { listedFaults } from './listedValues';
import { contractOf } from './lookups';
import { OPERATION, operationAt } from './pages';
import { ToolError } from './ToolError';
import { argumentsOf, languageArgument, type Tool } from './tool';

export interface RequestArguments {
  operation: string;
  parameters?: Record<string, unknown>;
  body?: unknown;
}

const validator = new AjvJsonSchemaValidator();
// The Ajv instance that the SDK bundles: a second copy would make the file a tenth larger.
const { ajv } = validator as unknown as { ajv: Pick<Ajv, 'addKeyword' | 'removeKeyword' | 'opts'> };
ajv.removeKeyword('multipleOf').addKeyword(multipleOfKeyword);
Object.assign(ajv.opts.code, { regExp: checkedRegExp });

/** Compiled schemas. */
const checks = new WeakMap<object, ReturnType<typeof validator.getValidator>>();

/** Returns the faults of a value, in words; nothing if it is valid. */
function faultsOf(what: string, value: unknown, schema: object | undefined, document: object): string[] {
  if (!schema) return [];
  const { components } = document as { components?: object };
  const check = checks.get(schema) ?? validator.getValidator({ ...schema, components } as object);
  checks.set(schema, check);
  const { errorMessage } = check(value);
  return errorMessage === undefined ? [] : [`${what}: ${errorMessage}`];
}

/** Queries send numbers as text, so a text that is a number or boolean is also tried as one. */
function asWritten(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(?:-?\d{1,15}(?:\.\d+)?|true|false)$/.test(value)) return value;
  return JSON.parse(value.replace(/^(-?)0+(?=\d)/, '$1'));
}

function faultsOfParameter(name: string, value: unknown, known: KnownOperation, document: object): string[] {
  const schema = ownValue(known.schemas, name);
  const faults = faultsOf(name, value, schema, document);
  if (faults.length === 0 || asWritten(value) === value) return faults;
  return faultsOf(name, asWritten(value), schema, document).length === 0 ? [] : faults;
}

/** Returns violated rules between the fields of an operation, which schemas can't express. */
function brokenRules({ operationId = '', parameters }: KnownOperation, values: Record<string, unknown>): string[] {
  const rules = ownValue(fieldRules, operationId) ?? [];
  const names = parameters.map(({ schema }) => schema);
  const isOfForm = (identifier: string, value: string) => !faultOf(identifier, value);
  const broken = brokenRule(keepable(rules, names), values, { isOfForm, now: Date.now() });
  return broken ? [`${broken.fields.join(', ')}: ${broken.says}`] : [];
}

/** Returns the faults of a request, each in words. */
function faultsIn(
  known: KnownOperation,
  given: Record<string, unknown>,
  body: unknown,
  document: object,
  knowledge: Knowledge,
): string[] {
  const names = known.parameters.map(({ schema }) => schema.name);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const missing = known.parameters.filter(({ schema }) => schema.required && !Object.hasOwn(given, schema.name));
  const wrong = names
    .filter((name) => Object.hasOwn(given, name))
    .flatMap((name) => faultsOfParameter(name, given[name], known, document));
  const faults = [
    ...unknown.map((name) => `${name}: the operation takes ${names.join(', ') || 'no parameters'}`),
    ...missing.map(({ schema }) => `${schema.name}: is required`),
    ...wrong,
    ...(known.body?.required && body === undefined ? ['body: is required'] : []),
    ...(!known.body && body !== undefined ? ['body: the operation takes none'] : []),
    ...(known.body && body !== undefined ? faultsOf('body', body, known.body.schema, document) : []),
  ];
  // Rules between fields assume valid fields.
  if (faults.length > 0) return faults;
  return [
    ...listedFaults(known, { ...given, ...(body as object) }, knowledge),
    ...brokenRules(known, { ...given, body }),
  ];
}

/**
 * Builds the request that calls an operation with these values.
 *
 * @throws ToolError that lists everything the contract does not allow.
 */
export async function requestOf({ operation, parameters = {}, body }: RequestArguments, knowledge: Knowledge) {
  const known = operationAt(operation, knowledge);
  const faults = faultsIn(known, parameters, body, contractOf(known.api, knowledge).document, knowledge);
  if (faults.length > 0) throw new ToolError('invalid-argument', faults.join('; ').slice(0, 2000));
  const sent = known.parameters
    .filter(({ schema }) => Object.hasOwn(parameters, schema.name))
    .map((one) => ({ parameter: parameterSerialization(one), value: parameters[one.schema.name] }));
  const { server: base, path, secrets, connection, accept } = known;
  const mediaType = known.body?.type ?? 'application/json';
  const request = requestWith(
    { method: known.method.toUpperCase(), base, path, secrets, connection, accept },
    sent,
    body === undefined ? undefined : { kind: 'json', mediaType, value: body },
  );
  return { known, request };
}

export const REQUEST_PROPERTIES = {
  operation: OPERATION,
  parameters: {
    type: 'object',
    description: 'Values by the name of the parameter: path, query and headers alike.',
    additionalProperties: true,
    maxProperties: 50,
  },
  body: { description: 'Body of the request, as JSON.' },
};

export const buildRequest: Tool<RequestArguments & { language?: string }> = {
  name: 'build_request',
  title: 'Build a request',
  description:
    'Checks values against the contract and writes the request that sends them, as code. Nothing is sent; the key is read from the environment.',
  input: argumentsOf(
    {
      ...REQUEST_PROPERTIES,
      language: languageArgument('Language of the code; shell (curl) by default.'),
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
