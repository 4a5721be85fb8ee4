import { serverPath } from '../../openapi/serverUrl';
import { REQUEST_PROPERTIES, type RequestArguments, requestOf } from './requests';
import { ToolError } from './ToolError';
import { argumentsOf, type Tool } from './tool';

const MAX_CHARACTERS = 200_000;

export const callSandbox: Tool<RequestArguments> = {
  name: 'call_sandbox',
  title: 'Call the sandbox',
  description: 'Sends a request to the sandbox in this server, with invented data, and returns its response.',
  input: argumentsOf(REQUEST_PROPERTIES, ['operation']),
  run: async (requestArguments, knowledge) => {
    const { operation, request } = await requestOf(requestArguments, knowledge);
    const query = new URLSearchParams(request.query.map(({ name, value }) => [name, value]));
    const secrets = operation.secrets
      .filter((secret) => secret.in === 'header' && secret.password === undefined)
      .map(({ name, prefix = '' }) => ({ name, value: `${prefix}sandbox` }));
    const hasBody = requestArguments.body !== undefined;
    const type = { name: 'Content-Type', value: operation.body?.type ?? 'application/json' };
    const { status, headers, body } = knowledge.respond({
      method: request.method,
      url: serverPath(request.url) + (query.size > 0 ? `?${query}` : ''),
      headers: Object.fromEntries(
        [...request.headers, ...secrets, ...(hasBody ? [type] : [])].map(({ name, value }) => [
          name.toLowerCase(),
          value,
        ]),
      ),
      body: new TextEncoder().encode(hasBody ? JSON.stringify(requestArguments.body) : ''),
    });
    if (body.length > MAX_CHARACTERS)
      throw new ToolError('response-too-large', `The response has ${body.length} characters.`);
    const contentType = headers['Content-Type'] ?? null;
    return { status, contentType, body: contentType?.includes('json') && body !== '' ? JSON.parse(body) : body };
  },
};
