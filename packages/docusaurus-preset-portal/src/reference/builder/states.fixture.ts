// biome-ignore-all lint/suspicious/noTemplateCurlyInString: values that look like code.
import fc, { type Arbitrary } from 'fast-check';
import { memoize } from 'openapi-toolkit';
import { faultOf } from './form/fault';
import { keyedFields } from './form/link';
import type { FormField, FormValues, OperationForm } from './form/types';

/** Texts with a special meaning in some language, shell or protocol. */
const HOSTILE = [
  '\'; rm -rf $HOME "#',
  '$(id) `id` ${HOME} %PATH%',
  'a\\nb\\\\ \\u0041 {x} {{y}} <b>',
  'æøå ÆØÅ é 日本 😀',
  '""" \'\'\' ``` <<JSON JSON',
  '@file ; , & = ? + %20 #',
];

/** Generates text of a field without a pattern: within its length, with special characters where they are allowed. */
const freeText = ({ minLength = 1, maxLength = 60 }: FormField, isHeader: boolean): Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom(...HOSTILE), fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'grapheme' }))
    .map((text) => (isHeader ? text.replace(/[^\x20-\x7e]/g, '-') : text.replace(/[\0\p{Surrogate}\n\r]/gu, '-')))
    .map((text) => text.padEnd(minLength, 'x').slice(0, maxLength).trim().padEnd(minLength, 'x'));

/**
 * Generates text that matches a pattern. Look-aheads are removed from the pattern, and texts that they reject are
 * filtered out.
 */
const matching: (pattern: string) => Arbitrary<string> = memoize((pattern) =>
  fc.stringMatching(new RegExp(pattern.replace(/\(\?!(?:[^()]|\([^()]*\))*\)/g, ''), 'u')),
);

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

function textArbitrary(field: FormField, isHeader: boolean): Arbitrary<string> {
  const { patterns: [pattern] = [], format } = field;
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return day.map((date) => date.toISOString());
  return (pattern === undefined ? freeText(field, isHeader) : matching(pattern)).filter(
    (text) => text !== '' && text === text.trim() && !/[\n\r]/.test(text) && faultOf(text, field) === undefined,
  );
}

/** Generates valid values of a field. */
export function arbitraryOf(field: FormField, isHeader = false): Arbitrary<unknown> {
  const { type, choices, minimum = 0, maximum = 1000, item, fields = [], shapes = [] } = field;
  if (choices) return fc.constantFrom(...choices.map(([value]) => value));
  switch (type) {
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc
        .integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
        .map((number) => number / 100);
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { minItems = 1, maxItems = 5 } = field;
      const values = item ? arbitraryOf(item, isHeader) : fc.constant('x');
      const length = { minLength: Math.max(1, minItems), maxLength: Math.min(maxItems, 4) };
      return fc.uniqueArray(values, { ...length, selector: (item) => JSON.stringify(item) });
    }
    case 'object': {
      const parts = Object.fromEntries(fields.map((field) => [field.name, arbitraryOf(field)]));
      return fc
        .record(parts, { requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name) })
        .map((value) => ({ ...value }));
    }
    case 'one':
      return fc.oneof(...shapes.map((shape) => arbitraryOf(shape)));
    default:
      return textArbitrary(field, isHeader);
  }
}

/** Generates valid states of a form. */
export function statesOf(form: OperationForm): Arbitrary<FormValues> {
  const headers = form.parameters.filter(({ parameter }) => parameter.location === 'header').map(({ key }) => key);
  const fields = keyedFields(form);
  const parts = Object.fromEntries(fields.map(([key, field]) => [key, arbitraryOf(field, headers.includes(key))]));
  const requiredKeys = fields.filter(([, field]) => field.required).map(([key]) => key);
  return fc.record(parts, { requiredKeys }).map((values) => ({ ...values }));
}

/** Returns the same states in each run. */
export const someStates = (form: OperationForm, count: number): FormValues[] =>
  fc.sample(statesOf(form), { numRuns: count, seed: 16 });
