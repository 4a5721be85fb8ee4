import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { problems } from '#site';
import { skipsWithout } from '../programs';
import { servedSandbox } from '../sandbox/served';
import { data } from '../sandbox/support';
import { allCases, type Expected, sendPlain } from './cases';
import { drive, drivers, KEY } from './drive';

/** Record of the calls through each client. Committed, because not every build machine has all languages. */
const PROOF_FILE = 'docs/_data/clients-proof.json';

/** Makes every named request of every operation through every client, against the sandbox. */
const cases = await allCases();
const outcome: Record<string, { pairs: number; errors: number }> = {};
const server = servedSandbox();
afterAll(() => console.table(outcome));

it('there is a case for every problem type and for every operation', async () => {
  const types = new Set<string | undefined>();
  for (const one of cases) types.add((await sendPlain(one, server.origin, KEY)).type);
  types.delete(undefined);
  expect([...types].sort()).toEqual([...Object.keys(problems)].sort());
  expect(new Set(cases.map(({ line }) => `${line.api} ${line.operation}`)).size).toBe(
    data.apis.flatMap(({ document }) => Object.keys(document.paths ?? {})).length,
  );
});

describe.each(Object.entries(drivers))('%s', (language, { needs }) => {
  it.skipIf(skipsWithout(...needs))('returns what a plain request returns', async () => {
    const results = await drive(
      language,
      cases.map(({ line }) => line),
      server.origin,
    );
    expect(results).toHaveLength(cases.length);
    const counts = { pairs: 0, errors: 0 };
    for (const [index, one] of cases.entries()) {
      const { status, value, type }: Expected = await sendPlain(one, server.origin, KEY);
      expect(status, one.name).toBe(Number(one.name.split(' ')[1]));
      const { message, requestId, seen: _, ...result } = results[index] ?? {};
      const { id, operation } = one.line;
      if (type === undefined) {
        expect(result, one.name).toEqual({ id, ok: true, value });
        counts.pairs += 1;
        continue;
      }
      expect(result, one.name).toMatchObject({ id, ok: false, error: 'Problem', operation, status, type });
      expect(requestId, one.name).toMatch(/^req-/);
      for (const part of [operation, String(status), type, requestId]) expect(message).toContain(part);
      expect(message).not.toContain(KEY);
      counts.errors += 1;
    }
    expect(Math.min(counts.pairs, counts.errors)).toBeGreaterThan(0);
    outcome[language] = counts;
  });
});

it('the proof lists what ran', () => {
  expect(Object.keys(outcome).length).toBeGreaterThan(0);
  // Written only on request: a test does not change the repository.
  if (process.env.MODE === 'prove') writeFileSync(PROOF_FILE, `${JSON.stringify(outcome, null, 2)}\n`);
  expect(JSON.parse(readFileSync(PROOF_FILE, 'utf8'))).toMatchObject(outcome);
});
