import type { ServerResponse } from 'node:http';
import { createSandbox, listenOn } from 'openapi-toolkit/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readContent } from '../../src/sandbox-world';
import { skipsWithout } from '../programs';
import { data } from '../sandbox/support';
import { broken, serveCases } from './broken';
import { allCases, type Case, sendPlain } from './cases';
import { drive, drivers, KEY, type Result } from './drive';

/** Gives every client broken responses: it must report the right error for each, and never end. */
const OPERATIONS = ['companyByCompanyId', 'bulkFeatureStoreAttributes', 'companyEventsByCompanyId'];

interface Broken {
  name: string;
  line: Case['line'];
  write: (response: ServerResponse) => void;
  isRight: (result: Result) => boolean;
}

const all: Broken[] = [];
let server: Awaited<ReturnType<typeof serveCases>>;

beforeAll(async () => {
  const sandbox = await listenOn(() => createSandbox(readContent, data), 0);
  const good: { one: Case; value: unknown }[] = [];
  for (const one of await allCases()) {
    const { type, value } = await sendPlain(one, sandbox.origin, KEY);
    if (type === undefined && value !== null) good.push({ one, value });
  }
  await sandbox.close();
  const add = ({ line }: Case, one: Omit<Broken, 'line'>, more: { timeout?: number } = {}) => {
    const id = all.length;
    all.push({ ...one, line: { ...line, ...more, id, headers: { ...line.headers, 'X-Case': String(id) } } });
  };
  for (const operation of OPERATIONS) {
    const found = good.find(({ one: { line } }) => line.operation === operation);
    if (!found) throw new Error(`No response of ${operation}`);
    const { one, value } = found;
    for (const [way, { write, errors, isSlow }] of Object.entries(broken))
      add(
        one,
        {
          name: `${operation}: ${way}`,
          write: (response) => write(response, JSON.stringify(value)),
          isRight: ({ error }) => errors.includes(error),
        },
        isSlow && { timeout: 1 },
      );
  }
  server = await serveCases(all.map(({ write }) => write));
});
afterAll(() => {
  server?.close();
});

describe.each(Object.entries(drivers))('%s', (language, { needs }) => {
  it.skipIf(skipsWithout(...needs))('reports every broken response, and ends at none', async () => {
    const results = await drive(
      language,
      all.map(({ line }) => line),
      server.origin,
    );
    expect(results.map(({ id }) => id)).toEqual(all.map(({ line }) => line.id));
    const wrong = results.filter((result, index) => !all[index]?.isRight(result));
    expect(wrong.map((result) => [all[result.id]?.name, result.error, result.message])).toEqual([]);
    for (const { ok, operation, message, id } of results.filter((one) => !one.ok)) {
      expect({ ok, operation }).toEqual({ ok: false, operation: all[id]?.line.operation });
      expect(message ?? '').not.toContain(KEY);
    }
    expect(server.paths.filter((one) => one.includes('elsewhere'))).toEqual([]);
  });

  it.skipIf(skipsWithout(...needs))('reports a server that does not listen', async () => {
    const closed = await serveCases([]);
    closed.close();
    const lines = all.slice(0, 1).map(({ line }) => line);
    const [result] = await drive(language, lines, closed.origin);
    expect(result).toMatchObject({ ok: false, error: 'ConnectionFailure', operation: OPERATIONS[0] });
  });
});
