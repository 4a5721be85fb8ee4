import type { SchemaNode } from 'openapi-toolkit';
import { expect, it } from 'vitest';
import { registersByLine } from '../components/ExampleBlock';

const node = (path: string, register?: string, children: SchemaNode[] = []) =>
  ({ path, children, variants: [], ...(register && { source: { register } }) }) as unknown as SchemaNode;

const SCHEMA = node('', undefined, [
  node('id', 'CVR'),
  node('address', 'DAR', [node('address.text'), node('address.area', 'DAGI'), node('address.known', 'API')]),
  node('units', undefined, [node('units[].id', 'CVR')]),
  node('warnings', 'API'),
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

it('gives each line the register of its field or else of the object around it, and joins adjacent lines', () => {
  expect(registersByLine(TEXT, SCHEMA)).toEqual([
    { lines: 1 },
    { register: 'CVR', lines: 1 },
    { register: 'DAR', lines: 2 },
    { register: 'DAGI', lines: 1 },
    { register: 'DAR', lines: 2 },
    { lines: 1 },
    { register: 'CVR', lines: 2 },
    { lines: 2 },
  ]);
});

it('is empty if no field names a register', () => {
  expect(registersByLine('{ "id": "1" }', node('', undefined, [node('id')]))).toEqual([]);
});
