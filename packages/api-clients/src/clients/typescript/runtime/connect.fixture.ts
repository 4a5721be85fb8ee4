import { vi } from 'vitest';
import { connect } from './connect';
import type { CallOptions, Options } from './options';
import type { Sent } from './receive';
import type { Table } from './table';

export const KEY = 'secret-key';
export const table: Table = {
  userAgent: 'test/1',
  keyVariable: 'TEST_CLIENT_KEY',
  hostVariable: 'TEST_CLIENT_HOST',
  apis: {
    shapes: {
      host: 'https://api.example.org',
      problem: { type: 'object', required: ['type'], properties: { type: {}, register: { type: 'string' } } },
      shapes: {},
      operations: {
        shape: {
          method: 'GET',
          path: '/shapes/{id}',
          key: 'X-Key: ',
          parameters: { id: 'path!', tags: 'query', more: 'query*', 'a&b': 'query', 'X-Why': 'header' },
          response: { type: 'object' },
        },
        list: {
          method: 'GET',
          path: '/shapes',
          parameters: { cursor: 'query' },
          response: { type: 'object' },
          next: 'nextCursor',
        },
        add: {
          method: 'POST',
          path: '/shapes',
          parameters: {},
          body: 'application/json!',
          response: { type: 'object' },
        },
      },
    },
  },
};

/** Sends nothing: responds with these, in turn, the last one again and again. Undefined is no response. */
export function respond(...responses: (() => Response | undefined)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: Omit<Sent, 'url'>) => {
    sent.push({ url, ...init });
    const response = (responses.length > 1 ? responses.shift() : responses[0])?.();
    if (!response) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    return response;
  });
  return sent;
}
export const json = (value: unknown) => () => Response.json(value);
export const refused =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('{"type":"/errors#busy","detail":"Wait.","register":"BBR"}', {
      status,
      headers: { 'content-type': 'application/problem+json', 'x-request-id': 'req-1', ...headers },
    });
export const none = () => undefined;
export type Method = (values?: object, options?: CallOptions) => Promise<unknown>;
export const client = (options: Options = {}) =>
  connect(table, { key: KEY, ...options }).shapes as Record<string, Method>;
export const call = (values: object, options: Options = {}) => client(options).shape?.(values);
/** Settles a call while time passes at once. */
export async function settled<T>(promise: Promise<T> | undefined): Promise<PromiseSettledResult<T | undefined>> {
  const all = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  return (await all)[0];
}
/** Earns the whole budget of retries of the process. */
export async function earn(): Promise<void> {
  respond(json({}));
  const one = client();
  for (let count = 0; count < 100; count += 1) await one.shape?.({ id: '1' });
}
