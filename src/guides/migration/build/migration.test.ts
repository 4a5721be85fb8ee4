import { schemaNodes } from 'docusaurus-preset-portal/openapi/walk';
import { readContracts } from 'docusaurus-preset-portal/reference/generate/contracts.fixture';
import { describe, expect, it } from 'vitest';
import snapshot from '../../../../docs/_data/attribute-translations.json';
import { FIELDS_IN } from './data';
import { readMigration } from './readMigration';

const { calls, fields } = await readMigration();
const contracts = await readContracts();

function operationOf(name: string) {
  const [id, slug] = name.split('/');
  const found = contracts.find(({ ref }) => ref.id === id)?.operations.find(({ operation }) => operation.id === slug);
  if (!found) throw new Error(`no operation ${name}`);
  return found.operation;
}

describe('every right-hand side of docs/_data/dawa-migration.json exists in the contracts', () => {
  it.each(calls.map((call) => [call.dawa, call] as const))('%s', (_dawa, { operation, parameters }) => {
    expect(operationOf(operation).parameters.map(({ schema }) => schema.name)).toEqual(
      expect.arrayContaining(parameters),
    );
  });

  it.each(fields.map((field) => [field.dawa, field] as const))('field %s', (_dawa, { path, attribute }) => {
    expect(snapshot.map(({ key }) => key)).toContain(attribute);
    if (path === null) return;
    const nodes = operationOf(FIELDS_IN).responses.flatMap(({ media }) =>
      media.flatMap(({ schema }) => schemaNodes(schema)),
    );
    expect(nodes.map((node) => node.path)).toContain(path);
  });

  it('checks something', () => expect(Math.min(calls.length, fields.length)).toBeGreaterThan(0));
});
