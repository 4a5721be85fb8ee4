import { expect } from 'vitest';
import type { Document } from '../../openapi/document';
import { plainContent } from '../plainContent';
import { createSandbox } from './engine';
import type { Content } from './types';

export const LIST = { type: 'array', items: { type: 'integer' } };
export const MAP = {
  type: 'object',
  properties: { r: { type: 'integer' }, tags: { type: 'array', items: { type: 'string' } } },
};
export const INT = { $ref: '#/components/schemas/Int' };
export const parameter = (place: string, schema: object, more: object = {}) => ({
  name: 'p',
  in: place,
  required: true,
  schema,
  ...more,
});

/** Returns a function that sends a request to the sandbox of these paths. */
export function sandboxOf(paths: object, components: object = {}) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Any', version: '1' },
    paths,
    components: { schemas: { Int: { type: 'integer' } }, ...components },
  } as unknown as Document;
  const apis = [{ id: 'any', title: 'Any', document }];
  const errors: unknown[] = [];
  let values: unknown;
  const content: Content = {
    ...plainContent(),
    refusal: (_, request) => {
      values = request.values;
      return undefined;
    },
  };
  const sandbox = createSandbox(
    () => content,
    { apis },
    (error) => errors.push(error),
  );
  return (url: string, headers: Record<string, string> = {}, method = 'GET', body = '') => {
    values = undefined;
    const response = sandbox.respond({ method, url, headers, body: new TextEncoder().encode(body) });
    expect(errors).toEqual([]);
    return { ...response, values };
  };
}

export const OK = { 200: { description: 'ok' } };
export const media = (content: object) => ({ description: 'any', content });
