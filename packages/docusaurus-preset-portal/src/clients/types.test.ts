import { expect, it } from 'vitest';
import { TypeReader } from './types';

const nodeWith = (field: string) => ({
  Node: {
    type: 'object' as const,
    properties: {
      [field]: { type: 'string' as const },
      below: { type: 'array' as const, items: { $ref: '#/components/schemas/Node' } },
    },
  },
});

it('two different components of one name that contain themselves refer to themselves', () => {
  const reader = new TypeReader();
  const read = (field: string) => reader.readIn(nodeWith(field), { $ref: '#/components/schemas/Node' }, 'Value', false);
  expect([read('one'), read('two'), read('one')]).toEqual(
    ['Node', 'Node2', 'Node'].map((name) => ({ kind: 'named', name })),
  );
  const below = [...reader.named.values()].map(({ name, fields }) => [name, fields?.[1]?.type]);
  expect(below).toEqual([
    ['Node', { kind: 'list', of: { kind: 'named', name: 'Node' } }],
    ['Node2', { kind: 'list', of: { kind: 'named', name: 'Node2' } }],
  ]);
});
