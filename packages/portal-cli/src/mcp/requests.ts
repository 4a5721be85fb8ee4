import type { TypedApis } from 'api-clients';
import { clientSamples } from 'api-clients/samples';
import { guides } from 'docusaurus-preset-portal/content';
import {
  type FormField,
  formFile,
  type KnownOperation,
  type OperationForm,
  validateField,
} from 'docusaurus-preset-portal/program';
import { serverPath } from 'openapi-toolkit';
import {
  CLIENT_LANGUAGES,
  createSamples,
  LANGUAGES,
  plannedRequest,
  type SampleRequest,
  sentRequest,
} from 'openapi-toolkit/samples';
import type { RequestFault, SandboxResponse } from 'openapi-toolkit/sandbox';
import type { ServerData } from './knowledge';
import { OPERATION, operationAt } from './pages';
import { argumentsOf, type Tool, ToolError, unknownName } from './tool';

type Values = Record<string, unknown>;

export interface RequestArguments {
  operation: string;
  parameters?: Values;
  body?: unknown;
}

/** Reads the form of an operation, which its page has, too. */
export function formOf({ name, kind }: KnownOperation, { file }: ServerData): OperationForm {
  if (kind === 'webhook')
    throw new ToolError(
      'invalid-argument',
      `${name} is a webhook: the API calls your server, you do not call the API.`,
    );
  return JSON.parse(file(formFile(name))) as OperationForm;
}

/** Returns the names of the path parameters without a value. */
export const missingInPath = ({ parameters }: OperationForm, values: Values): string[] =>
  parameters
    .filter(({ parameter: { name, location } }) => location === 'path' && !Object.hasOwn(values, name))
    .map(({ parameter }) => parameter.name);

/** Returns the request with these values as they are; what is no parameter of the operation goes to the query. */
export function writeRequest(
  { plan, parameters, body: json, fixed }: OperationForm,
  values: Values,
  body: unknown,
  headers: SampleRequest['headers'] = [],
): SampleRequest {
  const sent = Object.entries(values).map(([name, value]) => {
    const known = parameters.find(({ parameter }) => parameter.name === name)?.parameter;
    return { parameter: known ?? { name, location: 'query' as const, style: 'form', explode: true }, value };
  });
  const mediaType = json?.mediaType ?? 'application/json';
  return plannedRequest(plan, sent, body === undefined ? fixed : { kind: 'json', mediaType, value: body }, headers);
}

const takesFile = ({ body }: SampleRequest): boolean => body?.kind === 'multipart' || body?.kind === 'file';

/** Sends a request to the sandbox, which accepts any value of a secret. @throws ToolError if it takes a file. */
export function respondTo(request: SampleRequest, { respond }: ServerData): SandboxResponse {
  if (takesFile(request))
    throw new ToolError('invalid-argument', 'The request takes a file of yours: run the code of build_request.');
  const { method, address, headers, body = '' } = sentRequest(request, () => 'sandbox');
  const [url = '', query] = address.split(/\?(.*)/s);
  return respond({
    method,
    url: serverPath(url) + (query ? `?${query}` : ''),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: new TextEncoder().encode(body),
  });
}

/** Returns a value as the field takes it: a list, or what a text means. A wrong value stays. */
function takenValue(value: unknown, field: FormField): unknown {
  const { type, item } = field;
  if (type === 'json' || value === '' || (typeof value !== 'string' && typeof value !== 'number')) return value;
  if (type !== 'array' || !item) return validateField(String(value), field, '', '').value;
  return String(value)
    .split(/\s*,\s*/)
    .map((part) => takenValue(part, item));
}

/** Statuses of requests that no data could make succeed. */
const REFUSED = [400, 403, 413, 422];

/** Returns what the sandbox refuses in a request. */
function refusedIn({ status, body }: SandboxResponse): string[] {
  if (!REFUSED.includes(status)) return [];
  const { detail, errors } = JSON.parse(body) as { detail: string; errors?: RequestFault[] };
  return (errors ?? []).length === 0
    ? [detail]
    : (errors ?? []).map(
        (fault) => `${'parameter' in fault ? fault.parameter : `body${fault.pointer}`}: ${fault.detail}`,
      );
}

/** Builds a request, and what it writes otherwise than given. Throws a ToolError that lists everything the sandbox refuses. */
export function requestForTool(
  { operation: name, parameters: given = {}, body }: RequestArguments,
  knowledge: ServerData,
) {
  const form = formOf(operationAt(name, knowledge), knowledge);
  const fields = form.parameters.map(({ field }) => field);
  const taken = Object.fromEntries(
    fields.flatMap((field) =>
      Object.hasOwn(given, field.name) ? [[field.name, takenValue(given[field.name], field)]] : [],
    ),
  );
  const request = writeRequest(form, taken, body);
  const missing = missingInPath(form, taken);
  const names = fields.map((field) => field.name);
  const faults = [
    ...Object.keys(given)
      .filter((key) => !names.includes(key))
      .map((key) => `${key}: The operation takes ${names.join(', ') || 'no parameters'}.`),
    ...missing.map((key) => `${key}: Missing. It is required.`),
    ...(body !== undefined && !form.body ? [`body: The operation takes ${form.fixed ? 'no JSON' : 'none'}.`] : []),
    ...(takesFile(request) ? [] : refusedIn(respondTo(request, knowledge))).filter(
      (fault) => !missing.some((key) => fault.startsWith(`${key}: `)),
    ),
  ];
  if (faults.length > 0) throw new ToolError('invalid-argument', faults.join(' ').slice(0, 2000));
  const changed = Object.entries(taken).filter(([key, value]) => String(value) !== String(given[key]));
  return { request, changed: Object.fromEntries(changed) };
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
  const samples = [...createSamples(request), ...clientSamples(request, typed as TypedApis | undefined)];
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
      language: {
        type: 'string',
        enum: [...LANGUAGES, ...(guides.clients ? CLIENT_LANGUAGES : [])].map(({ language }) => language),
        description: 'Language or client of the code; shell (curl) by default.',
      },
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
