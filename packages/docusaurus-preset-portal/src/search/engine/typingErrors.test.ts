import { expect, it } from 'vitest';
import { typingErrors } from './typingErrors';

it.each([
  ['compnay', 'company', 1],
  ['ompany', 'company', 2],
  ['compare', 'company', 2],
])('%s, %s: %i', (typed, word, errors) => expect(typingErrors(typed, word)).toBe(errors));
