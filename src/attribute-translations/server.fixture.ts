import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../../tests/support/listen';

/** A server on this machine that responds as a test tells it, and remembers what it was asked. */
export interface TestServer {
  url: string;
  requests: IncomingMessage[];
  close(): Promise<void>;
}

export async function serve(
  respond: (response: ServerResponse, request: IncomingMessage, count: number) => void,
): Promise<TestServer> {
  const requests: IncomingMessage[] = [];
  const { origin: url, close } = await listen((request, response) => {
    requests.push(request);
    respond(response, request, requests.length);
  });
  return { url, requests, close };
}

/** Responds with JSON text. */
export function json(response: ServerResponse, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text);
}

/** An attribute as the API sends it, with what a test wants otherwise. */
export const attribute = (key: string, other: Record<string, unknown> = {}) => ({
  key,
  entity: 'address',
  type: 'integer',
  unit: 'm2',
  label: { en: 'Area', da: 'Areal' },
  description: { en: 'Area of the building.', da: 'Bygningens areal.' },
  register: 'BBR',
  ...other,
});
