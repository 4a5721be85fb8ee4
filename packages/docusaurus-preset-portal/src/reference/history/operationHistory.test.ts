import { type Document, schemaNodes } from 'openapi-toolkit';
import { releasesOf } from 'openapi-toolkit/diff';
import { readOperations } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';
import { edited, shapes } from '../../../../../tests/support/shapes';
import { markFields, operationHistory } from './operationHistory';

const VALUE = 'components schemas Receipt properties';
const CHANGES = [
  {
    version: '1.1.0',
    date: '2026-02-01',
    summary: 'Words.',
    changes: [
      { at: ['#/components/schemas/Receipt/properties/id'], text: 'No `id` any more.', migration: 'Use the address.' },
      { at: ['#/components/schemas/Receipt/properties/colour'], text: 'Receipts have a colour.' },
    ],
  },
];
const EDITS: [string, unknown][] = [
  [`${VALUE} id`, null],
  [`${VALUE} colour`, { type: 'string' }],
  [`${VALUE} value`, { type: 'string', deprecated: true, 'x-sunset': '2027-06-01' }],
  ['info version', '1.1.0'],
  ['info x-changes', CHANGES],
  ['paths /shapes/{shapeId} get parameters 1 schema maxItems', 2],
  ['paths /shapes/{shapeId} get responses 404 description', 'None'],
];

const before = edited(shapes(), `${VALUE} value`, { type: 'string' });
const after = EDITS.reduce<Document>((document, [path, value]) => edited(document, path, value), before);
const releases = releasesOf('shapes', [before, after]);
const page = (id: string) => {
  const found = readOperations(after, 'shapes').find(({ operation }) => operation.id === id);
  if (!found) throw new Error(id);
  return found.operation;
};

it('lists the changes of an operation, with links to fields that still exist', () => {
  expect(operationHistory(page('get-shape'), releases)).toEqual([
    {
      version: '1.1.0',
      date: '2026-02-01',
      changes: [
        {
          severity: 'breaking',
          text: 'No <code>id</code> any more.',
          migration: 'Use the address.',
          fields: [{ name: 'id' }],
        },
        {
          severity: 'breaking',
          text: 'The limit of the query parameter <code>parts</code> changed from maxItems 3 to maxItems 2.',
          migration: undefined,
          fields: [{ name: 'parts', anchor: 'query.parts' }],
        },
        {
          severity: 'safe',
          text: 'Receipts have a colour.',
          migration: undefined,
          fields: [{ name: 'colour', anchor: 'response-200.colour' }],
        },
        {
          severity: 'safe',
          text: '<code>Receipt.value</code> is deprecated and is removed on 2027-06-01.',
          migration: undefined,
          fields: [{ name: 'value', anchor: 'response-200.value' }],
        },
      ],
      texts: 1,
    },
  ]);
});

it('is undefined for an operation without changes', () =>
  expect(operationHistory(page('replace-shape'), releases)).toBeUndefined());

it('marks new and broken fields, and reads the sunset date of a field', () => {
  const operation = page('get-shape');
  markFields(operation, releases);
  const schema = operation.responses.find(({ status }) => status === '200')?.media[0]?.schema;
  const nodes = [...operation.parameters.map((parameter) => parameter.schema), ...schemaNodes(schema)];
  expect(
    nodes.filter(({ mark, sunset }) => mark ?? sunset).map(({ name, mark, sunset }) => [name, mark, sunset]),
  ).toEqual([
    ['parts', 'changed in 1.1', undefined],
    ['value', undefined, '2027-06-01'],
    ['colour', 'new in 1.1', undefined],
  ]);
});

it('keeps the marks if a patch changes texts', () => {
  const patched = edited(edited(after, 'info version', '1.1.1'), 'info description', 'Other words');
  const operation = page('get-shape');
  markFields(operation, releasesOf('shapes', [before, after, patched]));
  expect(operation.parameters.flatMap(({ schema }) => schema.mark ?? [])).toEqual(['changed in 1.1']);
});

it('removes the marks with the next version', () => {
  const next = edited(edited(after, 'info version', '1.2.0'), 'info description', 'Other words');
  const operation = page('get-shape');
  markFields(operation, releasesOf('shapes', [before, after, next]));
  expect(operation.parameters.flatMap(({ schema }) => schema.mark ?? [])).toEqual([]);
});
