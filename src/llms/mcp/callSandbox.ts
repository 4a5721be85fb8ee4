import { serverPath } from '../../openapi/serverUrl';
import type { Knowledge } from './knowledge';
import { REQUEST_PROPERTIES, type RequestArguments, requestOf } from './requests';
import { ToolError } from './ToolError';
import { argumentsOf, type Tool } from './tool';

/** The only host that the tools call. */
const HOST = '127.0.0.1';
const TIMEOUT_MS = 10_000;
const MAX_CHARACTERS = 200_000;

async function fetchLocal(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new ToolError(
      'sandbox-not-running',
      `Nothing responds at ${new URL(url).origin}. Start the sandbox there; its page describes how.`,
    );
  }
}

/** Checks that the listening program is the sandbox. */
async function expectSandbox(origin: string, { sandbox }: Knowledge): Promise<void> {
  const text = await (await fetchLocal(`${origin}/`)).text();
  if (!text.slice(0, MAX_CHARACTERS).includes(sandbox.title))
    throw new ToolError('sandbox-not-running', `The server at ${origin} is not the sandbox.`);
}

export const callSandbox: Tool<RequestArguments & { port?: number }> = {
  name: 'call_sandbox',
  title: 'Call the sandbox',
  description:
    'Sends a request to the sandbox on this machine, with invented data, and returns its response. Calls no other host. The sandbox must be running.',
  input: argumentsOf(
    {
      ...REQUEST_PROPERTIES,
      port: { type: 'integer', minimum: 1, maximum: 65_535, description: 'Port of the sandbox.' },
    },
    ['operation'],
  ),
  isOpen: true,
  run: async ({ port, ...requestArguments }, knowledge) => {
    const { operation, request } = await requestOf(requestArguments, knowledge);
    const origin = `http://${HOST}:${port ?? knowledge.sandbox.port}`;
    await expectSandbox(origin, knowledge);
    const pathname = serverPath(request.url);
    const query = new URLSearchParams(request.query.map(({ name, value }) => [name, value]));
    const secrets = operation.secrets
      .filter((secret) => secret.in === 'header' && secret.password === undefined)
      .map(({ name, prefix = '' }) => [name, `${prefix}sandbox`]);
    const response = await fetchLocal(`${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`, {
      method: request.method,
      headers: Object.fromEntries([
        ...request.headers.map(({ name, value }) => [name, value]),
        ...secrets,
        ...(requestArguments.body === undefined ? [] : [['Content-Type', operation.body?.type ?? 'application/json']]),
      ]),
      ...(requestArguments.body !== undefined && { body: JSON.stringify(requestArguments.body) }),
    });
    const text = await response.text();
    if (text.length > MAX_CHARACTERS)
      throw new ToolError('response-too-large', `The response has ${text.length} characters.`);
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      contentType: response.headers.get('content-type'),
      body: isJson ? JSON.parse(text) : text,
    };
  },
};
