import { faultOf, fieldRules } from 'docusaurus-preset-portal/content';
import { ownValue } from '../../lib/ownValue';
import { plannedRequest as requestWith } from '../../reference/requests/plan';
import type { SampleRequest } from '../../reference/requests/request';
import { parameterSerialization } from '../../reference/requests/serialize';
import { createSamples } from '../../reference/samples';
import { clientSamples } from '../../reference/samples/clients';
import { brokenRule, keepable } from '../../terms/fieldRule';
import { faultsOf } from './faults';
import type { KnownOperation, ServerData } from './knowledge';
import { listedFaults } from './listedValues';
import { contractOf } from './lookups';
import { OPERATION, operationAt } from './pages';
import { takenValues } from './takenValues';
import { argumentsOf, languageArgument, type Tool, ToolError, unknownName } from './tool';

type Values = Record<string, unknown>;

export interface RequestArguments {
  operation: string;
  parameters?: Values;
  body?: unknown;
}

/** Returns violated rules between the fields of an operation, which schemas can't express. */
function brokenRules({ operationId = '', parameters }: KnownOperation, values: Values): string[] {
  const rules = ownValue(fieldRules, operationId) ?? [];
  const names = parameters.map(({ schema }) => schema);
  const hasForm = (identifier: string, value: string) => !faultOf(identifier, value);
  const broken = brokenRule(keepable(rules, names), values, { isOfForm: hasForm, now: Date.now() });
  return broken ? [`${broken.fields.join(', ')}: ${broken.says}`] : [];
}

function faultsIn(operation: KnownOperation, values: Values, body: unknown, knowledge: ServerData): string[] {
  const { document } = contractOf(operation.api, knowledge);
  const names = operation.parameters.map(({ schema }) => schema.name);
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  const missing = operation.parameters.filter(({ schema }) => schema.required && !Object.hasOwn(values, schema.name));
  const wrong = operation.parameters.flatMap(({ schema: { name, examples } }) => {
    const example = examples.slice(0, 1).flatMap((one) => JSON.parse(one));
    return Object.hasOwn(values, name)
      ? faultsOf(name, values[name], ownValue(operation.schemas, name), document, example.join(','))
      : [];
  });
  const faults = [
    ...unknown.map((name) => `${name}: The operation takes ${names.join(', ') || 'no parameters'}.`),
    ...missing.map(({ schema }) => `${schema.name}: Missing. It is required.`),
    ...wrong,
    ...(operation.body?.required && body === undefined ? ['body: Missing. It is required.'] : []),
    ...(!operation.body && body !== undefined ? ['body: The operation takes none.'] : []),
    ...(operation.body && body !== undefined ? faultsOf('body', body, operation.body.schema, document) : []),
  ];
  // Rules between fields assume valid fields.
  if (faults.length > 0) return faults;
  return [
    ...listedFaults(operation, { ...values, ...(body as object) }, knowledge),
    ...brokenRules(operation, { ...values, body }),
  ];
}

/** Returns the request with these values as they are; what is no parameter of the operation goes to the query. */
export function writeRequest(operation: KnownOperation, values: Values, body: unknown): SampleRequest {
  const { name: of, kind, server: base, path, secrets, connection, accept, call } = operation;
  if (kind === 'webhook')
    throw new ToolError('invalid-argument', `${of} is a webhook: the API calls your server, you do not call the API.`);
  const sent = Object.entries(values).map(([name, value]) => {
    const known = operation.parameters.find(({ schema }) => schema.name === name);
    const parameter = known
      ? parameterSerialization(known)
      : { name, location: 'query' as const, style: 'form', explode: true };
    return { parameter, value };
  });
  const mediaType = operation.body?.type ?? 'application/json';
  return requestWith(
    { method: operation.method.toUpperCase(), base, path, secrets, connection, accept, call },
    sent,
    body === undefined ? undefined : { kind: 'json', mediaType, value: body },
  );
}

/**
 * Builds the request that calls an operation with these values, and the values that are written otherwise than given.
 *
 * @throws ToolError that lists everything the contract does not allow.
 */
export function requestForTool({ operation: name, parameters = {}, body }: RequestArguments, knowledge: ServerData) {
  const operation = operationAt(name, knowledge);
  const taken = takenValues(operation, parameters, contractOf(operation.api, knowledge).document);
  const faults = faultsIn(operation, { ...parameters, ...taken }, body, knowledge);
  if (faults.length > 0) throw new ToolError('invalid-argument', faults.join(' ').slice(0, 2000));
  const changed = Object.entries(taken).filter(([key, value]) => String(value) !== String(parameters[key]));
  return { request: writeRequest(operation, taken, body), changed: Object.fromEntries(changed) };
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

function codeOf(request: SampleRequest, wanted: string, { typed }: ServerData): string {
  const samples = [...createSamples(request), ...clientSamples(request, typed)];
  const found = samples.find(({ language }) => language === wanted);
  if (found) return found.text;
  const languages = samples.map(({ language }) => language);
  throw unknownName('code of this request in', wanted, languages);
}

export const buildRequest: Tool<RequestArguments & { language?: string }> = {
  name: 'build_request',
  title: 'Build a request',
  description:
    'Checks values against the contract and writes the request that sends them, as code. Identifiers, numbers and lists are written as the operation takes them. Nothing is sent; the key is read from the environment.',
  input: argumentsOf(
    {
      ...REQUEST_PROPERTIES,
      language: languageArgument('Language or client of the code; shell (curl) by default.'),
    },
    ['operation'],
  ),
  run: ({ language = 'shell', ...values }, knowledge) => {
    const { request, changed } = requestForTool(values, knowledge);
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
      ...(Object.keys(changed).length > 0 && { changed }),
      code: codeOf(request, language, knowledge),
    };
  },
};
