import { serverPath } from '../../openapi/serverUrl';
import { operationAt } from './pages';
import { REQUEST_PROPERTIES, type RequestArguments, writeRequest } from './requests';
import { argumentsOf, type Tool, ToolError } from './tool';

const MAX_CHARACTERS = 200_000;

export const callSandbox: Tool<RequestArguments & { status?: number }> = {
  name: 'call_sandbox',
  title: 'Call the sandbox',
  description:
    'Sends a request to the sandbox in this server, with invented data, and returns its response. The values are sent as they are, also wrong ones: the response says what is wrong.',
  input: argumentsOf(
    {
      ...REQUEST_PROPERTIES,
      status: {
        type: 'integer',
        minimum: 100,
        maximum: 599,
        description: 'Status of the response, to see an error: 404, 429, 503. By default that of the values.',
      },
    },
    ['operation'],
  ),
  run: ({ operation: name, parameters = {}, body: sent, status: wanted }, knowledge) => {
    const operation = operationAt(name, knowledge);
    const inPath = operation.parameters.filter(({ location }) => location === 'path').map(({ schema }) => schema.name);
    const missing = inPath.filter((one) => !Object.hasOwn(parameters, one));
    if (missing.length > 0)
      throw new ToolError('invalid-argument', `The path ${operation.path} needs a value for ${missing.join(', ')}.`);
    const request = writeRequest(operation, parameters, sent);
    const query = new URLSearchParams(request.query.map(({ name, value }) => [name, value]));
    const headers = [
      ...request.headers,
      ...operation.secrets
        .filter((secret) => secret.in === 'header' && secret.password === undefined)
        .map(({ name, prefix = '' }) => ({ name, value: `${prefix}sandbox` })),
      ...(wanted === undefined ? [] : [{ name: 'Prefer', value: `code=${wanted}` }]),
      ...(sent === undefined ? [] : [{ name: 'Content-Type', value: operation.body?.type ?? 'application/json' }]),
    ];
    const response = knowledge.respond({
      method: request.method,
      url: serverPath(request.url) + (query.size > 0 ? `?${query}` : ''),
      headers: Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
      body: new TextEncoder().encode(sent === undefined ? '' : JSON.stringify(sent)),
    });
    const { status, headers: received, body } = response;
    if (body.length > MAX_CHARACTERS)
      throw new ToolError('response-too-large', `The response has ${body.length} characters.`);
    const contentType = received['Content-Type'] ?? null;
    return { status, contentType, body: contentType?.includes('json') && body !== '' ? JSON.parse(body) : body };
  },
};
