import type { SchemaNode } from 'openapi-toolkit';
import { expect, it } from 'vitest';
import { originsByLine } from './ExampleBlock';

const node = (path: string, name?: string, children: SchemaNode[] = []) =>
  ({ path, children, variants: [], ...(name && { origin: { name, title: name } }) }) as unknown as SchemaNode;

const SCHEMA = node('', undefined, [
  node('id', 'CVR'),
  node('address', 'DAR', [node('address.text'), node('address.area', 'DAGI'), node('address.known')]),
  node('units', undefined, [node('units[].id', 'CVR')]),
  node('warnings'),
]);

const TEXT = `{
  "id": "1",
  "address": {
    "text": "A",
    "area": "B",
    "known": true
  },
  "units": [
    { "id": "2" }
  ],
  "warnings": []
}
`;

it('gives each line the origin of its field or else of the object around it, and joins adjacent lines', () => {
  expect(originsByLine(TEXT, SCHEMA)).toEqual([
    { lines: 1 },
    { origin: 'CVR', lines: 1 },
    { origin: 'DAR', lines: 2 },
    { origin: 'DAGI', lines: 1 },
    { origin: 'DAR', lines: 2 },
    { lines: 1 },
    { origin: 'CVR', lines: 2 },
    { lines: 2 },
  ]);
});

it('is empty if no field has an origin', () => {
  expect(originsByLine('{ "id": "1" }', node('', undefined, [node('id')]))).toEqual([]);
});
