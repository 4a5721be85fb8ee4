import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { Ajv } from 'ajv';
import { faultOf, fieldRules } from '#site';
import { ownValue } from '../../lib/ownValue';
import { multipleOfKeyword } from '../../openapi/multipleOf';
import { checkedRegExp } from '../../openapi/pattern';
import { requestOf as requestWith } from '../../reference/requests/plan';
import { parameterSerialization } from '../../reference/requests/serialize';
import { createSamples } from '../../reference/samples';
import { brokenRule, keepable } from '../../terms/fieldRule';
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
const compiledSchemas = new WeakMap<object, ReturnType<typeof validator.getValidator>>();

/** Returns the faults of a value, in words; nothing if it is valid. */
function faultsOf(subject: string, value: unknown, schema: object | undefined, document: object): string[] {
  if (!schema) return [];
  const { components } = document as { components?: object };
  const check = compiledSchemas.get(schema) ?? validator.getValidator({ ...schema, components } as object);
  compiledSchemas.set(schema, check);
  const { errorMessage } = check(value);
  return errorMessage === undefined ? [] : [`${subject}: ${errorMessage}`];
}

/** Parses a text that is a number or a boolean, because queries send both as text. */
function parseScalar(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(?:-?\d{1,15}(?:\.\d+)?|true|false)$/.test(value)) return value;
  return JSON.parse(value.replace(/^(-?)0+(?=\d)/, '$1'));
}

function faultsOfParameter(name: string, value: unknown, operation: KnownOperation, document: object): string[] {
  const schema = ownValue(operation.schemas, name);
  const faults = faultsOf(name, value, schema, document);
  if (faults.length === 0 || parseScalar(value) === value) return faults;
  return faultsOf(name, parseScalar(value), schema, document).length === 0 ? [] : faults;
}

/** Returns violated rules between the fields of an operation, which schemas can't express. */
function brokenRules({ operationId = '', parameters }: KnownOperation, values: Record<string, unknown>): string[] {
  const rules = ownValue(fieldRules, operationId) ?? [];
  const names = parameters.map(({ schema }) => schema);
  const hasForm = (identifier: string, value: string) => !faultOf(identifier, value);
  const broken = brokenRule(keepable(rules, names), values, { isOfForm: hasForm, now: Date.now() });
  return broken ? [`${broken.fields.join(', ')}: ${broken.says}`] : [];
}

/** Returns the faults of a request, each in words. */
function faultsIn(
  operation: KnownOperation,
  values: Record<string, unknown>,
  body: unknown,
  document: object,
  knowledge: Knowledge,
): string[] {
  const names = operation.parameters.map(({ schema }) => schema.name);
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  const missing = operation.parameters.filter(({ schema }) => schema.required && !Object.hasOwn(values, schema.name));
  const wrong = names
    .filter((name) => Object.hasOwn(values, name))
    .flatMap((name) => faultsOfParameter(name, values[name], operation, document));
  const faults = [
    ...unknown.map((name) => `${name}: the operation takes ${names.join(', ') || 'no parameters'}`),
    ...missing.map(({ schema }) => `${schema.name}: is required`),
    ...wrong,
    ...(operation.body?.required && body === undefined ? ['body: is required'] : []),
    ...(!operation.body && body !== undefined ? ['body: the operation takes none'] : []),
    ...(operation.body && body !== undefined ? faultsOf('body', body, operation.body.schema, document) : []),
  ];
  // Rules between fields assume valid fields.
  if (faults.length > 0) return faults;
  return [
    ...listedFaults(operation, { ...values, ...(body as object) }, knowledge),
    ...brokenRules(operation, { ...values, body }),
  ];
}

/**
 * Builds the request that calls an operation with these values.
 *
 * @throws ToolError that lists everything the contract does not allow.
 */
export async function requestOf({ operation: name, parameters = {}, body }: RequestArguments, knowledge: Knowledge) {
  const operation = operationAt(name, knowledge);
  const faults = faultsIn(operation, parameters, body, contractOf(operation.api, knowledge).document, knowledge);
  if (faults.length > 0) throw new ToolError('invalid-argument', faults.join('; ').slice(0, 2000));
  const sentParameters = operation.parameters
    .filter(({ schema }) => Object.hasOwn(parameters, schema.name))
    .map((parameter) => ({ parameter: parameterSerialization(parameter), value: parameters[parameter.schema.name] }));
  const { server: base, path, secrets, connection, accept } = operation;
  const mediaType = operation.body?.type ?? 'application/json';
  const request = requestWith(
    { method: operation.method.toUpperCase(), base, path, secrets, connection, accept },
    sentParameters,
    body === undefined ? undefined : { kind: 'json', mediaType, value: body },
  );
  return { operation, request };
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
  run: async ({ language = 'shell', ...values }, knowledge) => {
    const { request } = await requestOf(values, knowledge);
    const query = request.query
      .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&');
    return {
      method: request.method,
      url: query ? `${request.url}?${query}` : request.url,
      headers: Object.fromEntries([
        ...request.headers.map(({ name, value }) => [name, value]),
        ...request.secrets
          .filter((secret) => secret.in === 'header' && secret.password === undefined)
          .map((secret) => [secret.name, `${secret.prefix ?? ''}$${secret.variable}`]),
      ]),
      code: createSamples(request).find((sample) => sample.language === language)?.text,
    };
  },
};
