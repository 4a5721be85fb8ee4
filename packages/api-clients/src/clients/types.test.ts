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

it('a component that contains itself refers to itself, and another one can not have its name', () => {
  const reader = new TypeReader();
  const read = (field: string) => reader.readIn(nodeWith(field), { $ref: '#/components/schemas/Node' }, 'Value', false);
  expect([read('one'), read('one')]).toEqual(['Node', 'Node'].map((name) => ({ kind: 'named', name })));
  expect(reader.named.get('Node')?.fields?.[1]?.type).toEqual({ kind: 'list', of: { kind: 'named', name: 'Node' } });
  read('two');
  expect(reader.faults).toEqual(['schema "Node": two types have this name.']);
});
