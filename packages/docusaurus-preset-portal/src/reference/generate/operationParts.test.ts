import { apiOf, operationOf } from 'openapi-toolkit/testing';
import { describe, expect, it, vi } from 'vitest';
import { options } from '../../../../../tests/support/portal';
import { buildLog } from '../../lib/log';
import { reportSharedPages } from './report';
import { contractSamples, examplePairs } from './samples';

const json = (schema: object, examples?: object) => ({ content: { 'application/json': { schema, examples } } });

describe('operations with one address', () => {
  const api = apiOf({
    paths: { '/a': { get: { operationId: 'aB' }, post: { operationId: 'a-b' }, put: { operationId: 'other' } } },
  });

  it('are reported', () => {
    const warn = vi.spyOn(buildLog, 'warn').mockImplementation(() => {});
    reportSharedPages(api, 'api-specs/example.yaml', false);
    const calls = warn.mock.calls.flat();
    warn.mockRestore();
    expect(calls).toEqual([
      expect.stringMatching(
        /aB.* and .*a-b.* would share the page \/api\/example\/a-b: the second is at \/api\/example\/a-b-2\.\n {2}at {3}api-specs\/example\.yaml.*\n {2}fix {2}To choose its address, write `x-slug: a-name`/,
      ),
    ]);
  });
});

it('a sample without a language has a name', () =>
  expect(
    contractSamples(operationOf({ 'x-codeSamples': [{ source: 'a' }] }).located, []).map(({ label }) => label),
  ).toEqual(['Sample']));

describe('the request of an example', () => {
  const examples = {
    found: { value: {}, 'x-request': { parameters: { id: 'å', a: '1', b: '2' }, body: 'mine', prefer: true } },
  };
  const made = operationOf(
    {
      parameters: [
        { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
        ...['a', 'b'].map((name) => ({ in: 'query', name, schema: { type: 'string' } })),
      ],
      requestBody: json({ type: 'object' }, { mine: { value: {} } }),
      responses: { 200: { description: 'Yes', ...json({ type: 'object' }, examples) } },
    },
    { method: 'post' },
  );

  it('is on one line', () =>
    expect(
      examplePairs(made.operation, made.located, made.api, options).map(({ name, request }) => [name, request]),
    ).toEqual([['found', 'POST /things/å?a=1&b=2, body mine, Prefer: code=200, example=found']]));

  it('does not exist for a webhook', () =>
    expect(examplePairs({ ...made.operation, kind: 'webhook' }, made.located, made.api, options)).toEqual([]));
});
