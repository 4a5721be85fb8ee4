import type { DataRow } from 'openapi-toolkit/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { FIELDS_IN } from '../../src/guides/migration/build/data';
import { readMigration } from '../../src/guides/migration/build/readMigration';
import { faults, sandbox, sendRequest } from '../sandbox/support';

const { calls, fields } = await readMigration('dawa');
const others = await readMigration('datafordeler');
const ADDRESS = { house: '00000000-0000-4000-8000-000000000011', flat: '00000000-0000-4000-8000-000000000001' };

afterAll(() => expect(faults).toEqual([]));

/** Returns the path of an operation with values filled in, and the other values as query. */
function urlOf(name: string, values: Record<string, string | number>): string {
  const slug = name.split('/')[1] ?? '';
  const operation = sandbox.operations.find(({ id }) => id.toLowerCase() === slug.replaceAll('-', '').toLowerCase());
  if (!operation) throw new Error(`The sandbox has no operation ${name}.`);
  const query = new URLSearchParams();
  let path = operation.path;
  for (const [key, value] of Object.entries(values)) {
    const filled = path.replace(`{${key}}`, encodeURIComponent(value));
    if (filled === path) query.set(key, String(value));
    path = filled;
  }
  return `${path}?${query}`;
}

/** Returns the value at a property path: `items[].id` is that of the first item. */
const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => {
    const next = (value as DataRow | undefined)?.[part.replace('[]', '')];
    return part.endsWith('[]') ? (next as unknown[])[0] : next;
  }, body);

describe('every call of the migration tables, sent to the sandbox', () => {
  it.each([...calls, ...others.calls].map((call) => [call.old, call] as const))('%s', (_old, call) => {
    // The first page returns the cursor, so there is none at first.
    expect(Object.keys(call.try)).toEqual(call.parameters.filter((name) => name !== 'cursor'));
    const { 'X-Purpose': _purpose, ...values } = call.try;
    const { status, body } = sendRequest(urlOf(call.operation, values), { body: call.body });
    expect(status).toBe(200);
    const paths = Object.keys(call.returns);
    expect(paths.length).toBeGreaterThan(0);
    expect(Object.fromEntries(paths.map((path) => [path, at(body, path)]))).toEqual(call.returns);
  });

  it('checks something', () => expect(Math.min(calls.length, others.calls.length)).toBeGreaterThan(0));
});

describe('every field of docs/_data/dawa-migration.json', () => {
  const bodies = Object.values(ADDRESS).map((addressId) => sendRequest(urlOf(FIELDS_IN, { addressId })).body);

  it.each(fields.map((field) => [field.old, field] as const))('%s', (_old, { path, attribute = '' }) => {
    for (const body of bodies) {
      expect(Object.keys(body.attributes)).toContain(attribute);
      if (path) expect(at(body, path)).toEqual(body.attributes[attribute]);
    }
  });

  it('has a value in the invented world, apart from the name no address of it has', () => {
    const without = fields.filter(({ attribute = '' }) =>
      bodies.every(({ attributes }) => attributes[attribute] === null),
    );
    expect(without.map(({ attribute }) => attribute)).toEqual(['supplementary_town_name']);
    expect(fields.length).toBeGreaterThan(0);
  });
});

it('a parent property lists its entrance and the addresses of its units', () => {
  const { body } = sendRequest(urlOf('data/property-by-bfe', { bfeNumber: 999000003 }));
  expect(body.addresses.map(({ addressId, text }: DataRow) => [addressId, text])).toEqual([
    [null, 'Eksempelvej 12B, 9999 Eksempelby'],
    [ADDRESS.flat, 'Eksempelvej 12B, 1. tv, 9999 Eksempelby'],
  ]);
});
