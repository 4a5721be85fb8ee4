import { expect, it } from 'vitest';
import { typingErrors } from './typingErrors';

it.each([
  ['company', 'company', 0],
  ['compnay', 'company', 1],
  ['compny', 'company', 1],
  ['commpany', 'company', 1],
  ['conpany', 'company', 1],
  ['ompany', 'company', 2],
  ['bompany', 'company', 2],
  ['compare', 'company', 2],
  ['', 'abc', 4],
  ['abc', '', 4],
])('%s, %s: %i', (typed, word, errors) => expect(typingErrors(typed, word)).toBe(errors));
