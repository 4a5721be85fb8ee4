import { danglingReference, danglingReferences } from 'docusaurus-preset-portal/node';
import type { OperationPage } from 'openapi-toolkit';
import { operationOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { FIELDS_IN, migrationOf } from './data';

const json = (properties: object) => ({
  description: 'x',
  content: { 'application/json': { schema: { type: 'object', properties } } },
});
const text = { type: 'string' };
const { operation } = operationOf({
  summary: 'An address',
  parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
  requestBody: json({ sent: text }),
  responses: {
    200: { ...json({ street: { type: 'object', properties: { name: text } } }), headers: { seen: { schema: text } } },
    404: json({ lost: text }),
  },
});
const permalink = '/api/example/thing';

async function pageOf(name: string): Promise<OperationPage> {
  if (name === 'data/gone') throw danglingReference('data', 'operation', 'gone', []);
  if (name !== 'data/address' && name !== FIELDS_IN) throw new Error(name);
  return { operation, permalink } as OperationPage;
}
const call = { old: '/adresser', does: 'One address.', operation: 'data/address', parameters: ['id'], try: {} };
const field = { old: 'vejnavn', attribute: 'street_name' };

it('omits and reports names that no contract has', async () => {
  // A process reports the same message only once.
  const run = danglingReferences().length;
  const given = {
    calls: [
      { ...call, old: `/gone${run}`, operation: 'data/gone', returns: {} },
      { ...call, old: `/left${run}`, parameters: ['idd'], returns: { sent: 1, lost: 1, seen: 1 } },
    ],
    fields: [{ ...field, old: `field${run}`, path: 'street.nam' }],
    missing: [],
  };
  const found = await migrationOf(given, pageOf, 'docs/_data/dawa-migration.json');
  expect(found.calls.map(({ old, parameters, returns }) => [old, parameters, returns])).toEqual([
    [`/left${run}`, [], []],
  ]);
  expect(found.fields).toEqual([{ ...given.fields[0], href: null }]);
  const street = 'the nearest is "street"';
  expect(danglingReferences().slice(run).sort()).toEqual(
    [
      `field${run}: ${FIELDS_IN} has no field "street.nam"; the nearest is "street.name"`,
      `/gone${run}: data has no operation "gone"; there is none`,
      `/left${run}: data/address has no field "lost"; ${street}`,
      `/left${run}: data/address has no field "seen"; ${street}`,
      `/left${run}: data/address has no field "sent"; ${street}`,
      `/left${run}: data/address has no parameter "idd"; the nearest is "id"`,
    ]
      .map((fault) => `docs/_data/dawa-migration.json:1: ${fault}. Correct or remove it.`)
      .sort(),
  );
});
