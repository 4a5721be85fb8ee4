import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../src/translations/cases.fixture';
import { echoes } from '../../src/translations/echoes.fixture';
import { type Canary, startCanary } from './support/canary';

/** The search of `canary.run.test.ts`, through every way in which the call for the translations can fail. */
let canary: Canary;
beforeAll(async () => {
  canary = await startCanary();
});
afterAll(() => canary.close());

test('a build that falls back to the snapshot leaves no trace of the key', { timeout: 300_000 }, async () => {
  const { code, log } = await canary.build(
    (response, { headers }) => void response.writeHead(401).end(`bad key ${headers['x-api-key']}`),
    { ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshot' },
  );
  expect(code, log.slice(-3000)).toBe(0);
  expect(log).toContain('Using the committed snapshot');
});

describe('ends with one message, and no trace of the key, when the API answers', () => {
  const faults = [...cases.filter(({ message }) => message), ...echoes];
  test.each(faults)('$name', { timeout: 300_000 }, async ({ answer }) => {
    const { code, log } = await canary.build(answer);
    expect(code).toBe(1);
    expect(log.match(/Attribute translations:/g)).toHaveLength(1);
  });
});
