import { describe, expect, it } from 'vitest';
import { linkOf, valuesOf } from './link';
import type { FormField, OperationForm } from './types';

const parameter = (name: string, type: FormField['type'], more: Partial<FormField> = {}) => ({
  key: name,
  parameter: { name, location: 'query' as const, style: 'form', explode: true },
  field: { name, type, ...more },
});

const DIGITS = '1234567890123456789';
const shared = { shared: true } as const;
const text: FormField = { name: 'Item', type: 'string', ...shared };
const form: OperationForm = {
  operation: 'shapes/list',
  plan: { method: 'GET', base: 'https://api.example.com', path: '/shapes', secrets: [] },
  parameters: [
    parameter('id', 'string', { ...shared, maxLength: 9 }),
    parameter('limit', 'integer', shared),
    parameter('address', 'string'),
    parameter('longitude', 'number'),
    parameter('tags', 'array', { item: text, ...shared }),
    parameter('numbers', 'array', { item: { name: 'Item', type: 'integer', ...shared }, ...shared }),
    parameter('owner', 'string', { personal: true }),
  ],
  body: {
    mediaType: 'application/json',
    field: {
      name: 'body',
      type: 'object',
      fields: [
        { name: 'note', type: 'string', ...shared },
        { name: 'comment', type: 'string' },
        { name: 'people', type: 'array', item: { name: 'Item', type: 'one', shapes: [] } },
      ],
    },
  },
  presets: [{ values: {} }],
};

const hashOf = (values: Record<string, unknown>) => linkOf(form, values);

describe('a link', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['text and numbers', { id: 'a b&c', limit: 5 }, '#v=id=a+b%26c&limit=5'],
    ['a list', { tags: ['a', 'b'] }, '#v=tags=a,b'],
    ['a list with a comma in it', { tags: ['a,b'] }, '#v=tags=%5B%22a,b%22%5D'],
    ['a list of one text of many digits', { tags: [DIGITS] }, `#v=tags=${DIGITS}`],
    [
      'integers of many digits',
      { limit: DIGITS, numbers: [DIGITS] },
      `#v=limit=${DIGITS}&numbers=%5B%22${DIGITS}%22%5D`,
    ],
    ['a property of the body', { 'body.note': 'n:1' }, '#v=body.note=n:1'],
    ['nothing', {}, '#v='],
  ])('holds %s', (_what, values, hash) => {
    expect(hashOf(values)).toEqual({ hash, omitted: [] });
    expect(valuesOf(form, hash, true)).toEqual(values);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a personal field', { owner: 'Somebody' }, 'owner'],
    ['a text', { address: 'Somebody 7' }, 'address'],
    ['a decimal number', { longitude: 11.601 }, 'longitude'],
    ['a value that its field refuses', { id: '010190-1234' }, 'id'],
    ['a text of the body', { 'body.comment': 'call 0101901234 back' }, 'comment'],
    ['one of several shapes', { 'body.people': [{ name: 'Somebody' }] }, 'people'],
  ])('omits %s', (_what, values, name) => {
    const { hash, omitted } = hashOf({ ...values, limit: 5 });
    expect(omitted).toEqual([name]);
    expect(hash).toBe('#v=limit=5');
  });

  it.each([
    '#v=owner=Somebody',
    '#v=address=Somebody',
    '#v=longitude=11.601',
    '#v=body.comment=a',
    '#v=other=1',
  ])('%s gives no values', (hash) => {
    expect(valuesOf(form, hash, true)).toEqual({});
  });

  it('a page may pass on values that no link holds', () => {
    expect(valuesOf(form, '#v=address=Somebody+7&longitude=11.601', false)).toEqual({
      address: 'Somebody 7',
      longitude: 11.601,
    });
  });

  it('keeps a value of another type, so that the form reports it', () => {
    expect(valuesOf(form, '#v=limit=many', true)).toEqual({ limit: 'many' });
  });
});
