import { schemaNodes } from 'docusaurus-preset-portal/openapi/walk';
import { readContracts } from 'docusaurus-preset-portal/reference/generate/contracts.fixture';
import { describe, expect, it } from 'vitest';
import snapshot from '../../../../docs/_data/attribute-translations.json';
import { FIELDS_IN } from './data';
import { readMigration } from './readMigration';

const FROM = ['dawa', 'datafordeler'];
const contracts = await readContracts();

function operationOf(name: string) {
  const [id, slug] = name.split('/');
  const found = contracts.find(({ ref }) => ref.id === id)?.operations.find(({ operation }) => operation.id === slug);
  if (!found) throw new Error(`no operation ${name}`);
  return found.operation;
}

describe.each(FROM)('every right-hand side of docs/_data/%s-migration.json exists in the contracts', async (from) => {
  const { sources, calls, fields, missing } = await readMigration(from);

  it.each(calls.map((call) => [call.old, call] as const))('%s', (_old, { operation, parameters, was = {} }) => {
    const names = operationOf(operation).parameters.map(({ schema }) => schema.name);
    expect(names).toEqual(expect.arrayContaining(parameters));
    expect(parameters).toEqual(expect.arrayContaining(Object.keys(was)));
  });

  it.each(fields.map((field) => [field.old, field] as const))('field %s', (_old, field) => {
    if (field.attribute) expect(snapshot.map(({ key }) => key)).toContain(field.attribute);
    if (field.path === null) return expect(field.attribute).toBeDefined();
    const nodes = operationOf(field.in ?? FIELDS_IN).responses.flatMap(({ media }) =>
      media.flatMap(({ schema }) => schemaNodes(schema)),
    );
    expect(nodes.map((node) => node.path)).toContain(field.path);
  });

  it('names a source for each old name, if it names any, and uses each', () => {
    const used = new Set([...calls, ...fields].map(({ source }) => source));
    expect([...used].sort()).toEqual(sources ? Object.keys(sources).sort() : [undefined]);
  });

  it('has no row twice, and checks something', () => {
    for (const rows of [calls, fields, missing]) {
      const names = rows.map(({ old, register }) => `${register} ${old}`);
      expect(names).toEqual([...new Set(names)]);
      expect(names.length).toBeGreaterThan(0);
    }
  });
});
