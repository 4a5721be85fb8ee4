import { javascript, shell } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';

import { writeSample } from '../client/write';
import { faultOf } from './fault';
import { marksOf } from './probeValue';
import type { FormField, OperationForm } from './types';
import { validateField } from './validateField';

const DIGITS = '1234567890123456789';
const id: FormField = { name: 'id', type: 'integer' };
const form: OperationForm = {
  operation: 'a/a',
  plan: { method: 'POST', base: 'https://a.test', path: '/a', secrets: [] },
  parameters: [],
  body: {
    mediaType: 'application/json',
    field: {
      name: 'body',
      type: 'object',
      fields: [id, { name: 'ids', type: 'array', item: id }, { name: 'text', type: 'string' }],
    },
  },
  presets: [],
};
const values = { 'body.id': DIGITS, 'body.ids': [DIGITS, 1], 'body.text': DIGITS };

it('an integer that a number would round stays as typed', () => {
  expect(validateField(DIGITS, id, '', '').value).toBe(DIGITS);
  expect(validateField('9007199254740991', id, '', '').value).toBe(9007199254740991);
  expect(faultOf(DIGITS, id)).toBeUndefined();
  expect(faultOf(DIGITS, { ...id, maximum: 5 })).toBe('Expected at most 5.');
});

it('is sent as digits, and marked in the sample', () => {
  const text = writeSample(shell, form, values);
  for (const eachText of [text, writeSample(javascript, form, values)])
    for (const part of [`"id": ${DIGITS},`, `[${DIGITS}, 1]`, `"text": "${DIGITS}"`]) expect(eachText).toContain(part);
  expect(
    marksOf(values, (written) => writeSample(shell, form, written)).map(({ start, end }) => text.slice(start, end)),
  ).toContain(DIGITS);
});
