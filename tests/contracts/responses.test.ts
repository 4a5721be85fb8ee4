import { expect, it } from 'vitest';
import { announcement } from '../../src/site/announcement';
import { readContracts } from '../support/portal';

const read = await readContracts();

it('every response has the headers and the retry advice that guides and clients rely on', () => {
  const responses = read.flatMap(({ operations }) =>
    operations.flatMap(({ operation }) => operation.responses.map((one) => ({ id: operation.id, ...one }))),
  );
  expect(responses.length).toBeGreaterThan(150);
  for (const { id, status, headers, retry } of responses) {
    const names = headers.map(({ schema }) => schema.name);
    const hasRates = status < '300' || status === '429';
    const has = ['X-Request-Id', 'RateLimit-Remaining', 'Retry-After'].map((name) => names.includes(name));
    expect([id, status, ...has]).toEqual([id, status, true, hasRates, ['429', '503'].includes(status)]);
    const isRetried = ['429', '502', '503'].includes(status);
    if (status >= '400') expect([id, status, retry]).toEqual([id, status, isRetried ? 'after-delay' : 'after-change']);
  }
});

it('the announcement names the API of its version, which is the newest', () => {
  for (const [whole, title, version] of (announcement?.text ?? '').matchAll(/(\w[\w-]* API)?\s*(\d+\.\d+)/g)) {
    const api = read.find(({ ref }) => ref.title === title);
    expect(api?.ref.version, whole).toMatch(new RegExp(`^${version}\\.`));
  }
});
