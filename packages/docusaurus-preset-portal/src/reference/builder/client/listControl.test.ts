import { expect, it } from 'vitest';
import { withDocument } from '../../../../../../tests/support/withDocument';
import type { FormField } from '../form/types';
import { control } from './controls';

withDocument();

const field = { name: 'ids', type: 'array', required: true, item: { name: 'id', type: 'string' } } as FormField;
const place = { key: 'ids', label: 'ids', missing: 'Missing.', example: '', operation: 'data/one' };

it('writes new values into the existing rows', () => {
  const ids = control(field, place);
  const inputs = () => [...ids.node.querySelectorAll('input')];
  ids.write(['a', 'b', 'c']);
  const rows = inputs();
  ids.write(['d']);
  expect([ids.read(), inputs()]).toEqual([['d'], rows.slice(0, 1)]);
  ids.write(['e', 'f']);
  expect([ids.read(), inputs()[0]]).toEqual([['e', 'f'], rows[0]]);
  ids.write(undefined);
  expect(inputs()).toEqual([]);
});

it('removes a row with its error', () => {
  const ids = control(field, place);
  ids.write(['a', '', 'c']);
  expect(ids.check(true)).toBe(false);
  ids.node.querySelector<HTMLElement>('[aria-label="Remove ids 2"]')?.click();
  expect(ids.read()).toEqual(['a', 'c']);
  expect([...ids.node.querySelectorAll('.ref-fault')].map((element) => element.textContent).join('')).toBe('');
  expect(ids.check(true)).toBe(true);
});
