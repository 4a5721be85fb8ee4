import { createSandbox, type DataRow, type Sandbox } from 'openapi-toolkit/sandbox';

import { readContent } from '../../src/sandbox-world';
import { readData } from '../../src/sandbox-world/readData';

export const data = await readData();

/** Faults that the sandbox reported. A test expects none at its end. */
export const faults: unknown[] = [];
export const newSandbox = (): Sandbox => createSandbox(readContent, data, (fault) => faults.push(fault));
export const sandbox = newSandbox();

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Headers of an ordinary request. */
export const HEADERS = { 'x-api-key': 'sandbox', 'x-purpose': 'claims-handling' };

/** Sends a request to the sandbox without a network. */
export function sendRequest(
  url: string,
  { method, headers = HEADERS, body }: RequestOptions = {},
  of: Sandbox = sandbox,
) {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const {
    status,
    body: responseBody,
    ...rest
  } = of.respond({
    method: method ?? (text === undefined ? 'GET' : 'POST'),
    url,
    headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: new TextEncoder().encode(text ?? ''),
  });
  return { status, body: JSON.parse(responseBody) as DataRow, headers: rest.headers };
}

/** The value of an example of the contract. */
export function example(operationId: string, name: string): DataRow {
  const operation = sandbox.operations.find(({ id }) => id === operationId);
  const found = [...(operation?.responses.values() ?? [])]
    .flatMap(({ examples }) => examples)
    .find((one) => one.name === name);
  if (!found) throw new Error(`${operationId} has no example ${name}`);
  return found.value;
}
