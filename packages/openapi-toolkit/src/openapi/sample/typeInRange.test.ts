import { expect, it } from 'vitest';
import { typeInRange } from './mediaTypes';

it.each([
  ['text/csv; charset=utf-8', true, 'text/csv; charset=utf-8'],
  ['image/*', false, 'image/png'],
  ['Text/*; q=1', true, 'text/plain'],
  ['*/*', true, 'application/json'],
  ['*/*', false, 'application/octet-stream'],
  ['audio/*', false, 'application/octet-stream'],
])('%s, of an object: %s, is sent as %s', (type, isObject, wanted) => expect(typeInRange(type, isObject)).toBe(wanted));
