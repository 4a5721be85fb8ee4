import { describe, expect, it } from 'vitest';
import { recognise } from '../../../vocabulary/recognise';
import { linkOf, valuesOf } from './link';
import type { Field, Form } from './types';

const parameter = (name: string, type: Field['type'], more: Partial<Field> = {}) => ({
  key: name,
  written: { name, place: 'query' as const, style: 'form', explode: true },
  field: { name, type, ...more },
});

const text: Field = { name: 'Item', type: 'string' };
const form: Form = {
  operation: 'shapes/list',
  plan: { method: 'GET', base: 'https://api.example.com', path: '/shapes', secrets: [] },
  parameters: [
    parameter('id', 'string'),
    parameter('limit', 'integer'),
    parameter('tags', 'array', { item: text }),
    parameter('owner', 'string', { personal: true }),
  ],
  body: {
    mediaType: 'application/json',
    field: {
      name: 'body',
      type: 'object',
      fields: [
        { name: 'note', type: 'string' },
        { name: 'people', type: 'array', item: { name: 'Item', type: 'one', shapes: [] } },
      ],
    },
  },
  presets: [{ values: {} }],
};

const hashOf = (values: Record<string, unknown>) => linkOf(form, values, recognise);

describe('a link', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['text and numbers', { id: 'a b&c', limit: 5 }, '#v=id=a+b%26c&limit=5'],
    ['a list', { tags: ['a', 'b'] }, '#v=tags=a,b'],
    ['a list with a comma in it', { tags: ['a,b'] }, '#v=tags=%5B%22a,b%22%5D'],
    ['a property of the body', { body: { note: 'n:1' } }, '#v=body.note=n:1'],
    ['nothing', {}, '#v='],
  ])('holds %s', (_what, values, hash) => {
    expect(hashOf(values)).toEqual({ hash, left: [] });
    expect(valuesOf(form, hash, recognise)).toEqual(values);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a personal field', { id: 'a', owner: 'Somebody' }, 'owner'],
    ['a number of a person in a text', { id: '010190-1234' }, 'id'],
    ['such a number among others', { body: { note: 'call 0101901234 back' } }, 'note'],
    ['one of several shapes', { body: { people: [{ name: 'Somebody' }] } }, 'people'],
  ])('leaves out %s', (_what, values, name) => {
    const { hash, left } = hashOf(values);
    expect(left).toEqual([name]);
    expect(hash).not.toMatch(/Somebody|0101/);
  });

  it.each(['#v=owner=Somebody', '#v=id=010190-1234', '#v=other=1'])('%s gives nothing', (hash) => {
    expect(valuesOf(form, hash, recognise)).toEqual({});
  });

  it('keeps what is no value of its type, for the form to say so', () => {
    expect(valuesOf(form, '#v=limit=many', recognise)).toEqual({ limit: 'many' });
  });
});
