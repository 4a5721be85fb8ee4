import path from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { edited, shapes } from '../../../../../tests/support/shapes';
import { testFolder, writeFiles } from '../../../../../tests/support/testFolder';
import { diffFiles } from '../../commands';
import { UserError } from '../../lib/UserError';

const folder = testFolder('.generated');
const after = edited(edited(shapes(), 'components schemas Receipt properties id', null), 'info description', 'Other');
const { Receipt } = { ...shapes().components?.schemas };
const outside = edited(shapes(), 'components schemas Receipt', { $ref: 'receipt.json#/components/schemas/Receipt' });
writeFiles(folder, {
  'old.yaml': stringify(shapes()),
  'new.json': JSON.stringify(after),
  'broken.yaml': 'openapi: [',
  'empty.yaml': '',
  'list.json': '[1]',
  'swagger.yaml': "swagger: '2.0'\ninfo: { title: A, version: '1' }\npaths: {}\n",
  'torn.yaml': stringify(edited(shapes(), 'paths /other', { $ref: 'none.yaml' })),
  'receipt.json': JSON.stringify({ components: { schemas: { Receipt } } }),
  'files.yaml': stringify(outside),
});

const diff = (before: string, after: string, isJson = false) =>
  diffFiles(path.join(folder, before), path.join(folder, after), isJson);

const REMOVED = {
  severity: 'breaking',
  rule: 'response-property-removed',
  pointer: '#/components/schemas/Receipt/properties/id',
  operations: ['GET /shapes/{shapeId}', 'POST /shapes'],
  message: '`Receipt.id` was removed.',
};
const DESCRIBED = {
  severity: 'text',
  rule: 'text-changed',
  pointer: '#/info/description',
  operations: [],
  message: 'The description of the contract changed.',
};

it('returns JSON', async () => {
  expect(JSON.parse(await diff('old.yaml', 'new.json', true))).toEqual([REMOVED, DESCRIBED]);
});

it('returns text', async () => {
  expect(await diff('old.yaml', 'new.json')).toBe(
    [
      'breaking: `Receipt.id` was removed. [response-property-removed]',
      '  at #/components/schemas/Receipt/properties/id',
      '  reached by operations GET /shapes/{shapeId}, POST /shapes',
      'text: The description of the contract changed. [text-changed]',
      '  at #/info/description',
      '1 breaking, 0 risky, 0 safe, 1 text',
    ].join('\n'),
  );
});

it('reports that nothing differs', async () => {
  expect(await diff('old.yaml', 'old.yaml')).toBe('No differences.');
  expect(await diff('old.yaml', 'old.yaml', true)).toBe('[]');
});

it('reads a contract of several files like one that is bundled', async () => {
  expect(await diff('old.yaml', 'files.yaml', true)).toBe('[]');
  expect(await diff('files.yaml', 'old.yaml', true)).toBe('[]');
});

it.each([
  ['an empty file', 'old.yaml', 'empty.yaml', 'The file is empty'],
  ['a list', 'list.json', 'new.json', 'The contract does not say that it is OpenAPI'],
  ['Swagger 2.0', 'swagger.yaml', 'new.json', 'The contract is Swagger 2.0'],
  ['a reference to a file that is not there', 'old.yaml', 'torn.yaml', "Can't resolve $ref"],
  ['a file that is not there', 'old.yaml', 'none.yaml', "The contract can't be read"],
  ['a file that is no YAML', 'broken.yaml', 'new.json', 'The contract is not valid YAML'],
])('refuses %s with one message', async (_, before, after, message) => {
  const error = await diff(before, after).catch((caught) => caught);
  expect([error instanceof UserError, error.message.startsWith(message)]).toEqual([true, true]);
});
