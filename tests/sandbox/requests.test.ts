import { createSandbox } from 'openapi-toolkit/sandbox';
import { afterAll, describe, expect, it } from 'vitest';

import { faults, HEADERS, sendRequest } from './support';

afterAll(() => expect(faults).toEqual([]));

const PERSON = '/denmark/data/persons/00000000-0000-4000-8000-000000000901';
const errorsOf = (url: string, headers?: Record<string, string>) => {
  const { status, body } = sendRequest(url, headers && { headers });
  return { status, errors: body.errors as { parameter: string; detail: string }[] };
};

describe('a parameter that the operation lacks', () => {
  it('is refused, with those that it has', () => {
    const { status, errors } = errorsOf('/denmark/data/companies/09900012?inclde=history&x=1&x=2');
    expect(status).toBe(400);
    expect(errors.map(({ parameter }) => parameter)).toEqual(['inclde', 'x']);
    expect(errors[0]?.detail).toContain('It has include, effectiveAt.');
  });

  it('is refused where the query has none', () => {
    const { errors } = errorsOf('/denmark/data/vehicles/9999999999999901?limit=10');
    expect(errors[0]?.detail).toContain('no such parameter');
  });

  it('is allowed if it is a key or may be a field of an object', () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'Shapes', version: '1' },
      security: [{ key: [] }],
      paths: {
        '/keyed': { get: { responses: { '204': { description: 'Nothing.' } } } },
        '/fields': {
          get: {
            parameters: [{ name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } }],
            responses: { '204': { description: 'Nothing.' } },
          },
        },
      },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api_key' } } },
    };
    const apis = [{ id: 'shapes', title: 'Shapes', document }] as never;
    const content = { about: '', authorize: () => {} };
    const engine = createSandbox(
      () => content,
      { apis },
      (fault) => faults.push(fault),
    );
    const statusOf = (url: string) =>
      engine.respond({ method: 'GET', url, headers: {}, body: new Uint8Array() }).status;
    expect(['/keyed?api_key=1', '/fields?filter[a]=1', '/keyed?other=1'].map(statusOf)).toEqual([204, 204, 400]);
  });
});

describe('a header that is not printable ASCII', () => {
  it.each([
    'opgørelse på skade',
    'claims – handling',
    'claims\thandling',
    'p\u00c3\u00a5 skade',
  ])('is refused as a purpose: %j', (purpose) => {
    const { status, errors } = errorsOf(PERSON, { ...HEADERS, 'x-purpose': purpose });
    expect(status).toBe(400);
    expect(errors).toEqual([{ parameter: 'X-Purpose', detail: expect.stringContaining('printable ASCII') }]);
  });

  it('is no key', () => {
    expect(sendRequest('/denmark/data/companies/09900012', { headers: { 'x-api-key': 'nøgle' } })).toMatchObject({
      status: 401,
      body: { type: expect.stringContaining('#invalid-api-key') },
    });
  });

  it('is told from a purpose that is too short', () => {
    const { errors } = errorsOf(PERSON, { ...HEADERS, 'x-purpose': 'x' });
    expect(errors[0]?.detail).toBe('Expected 3 to 200 characters, got 1.');
  });
});
