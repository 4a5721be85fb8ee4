import { expect, it } from 'vitest';
import { bundlerOf } from './bundler';

it.each([
  [undefined, true],
  ['', true],
  ['rspack', true],
  ['webpack', false],
])('BUNDLER=%s: Rspack is used: %s', (BUNDLER, experimental_faster) => {
  expect('future' in bundlerOf({ BUNDLER })).toBe(experimental_faster);
});

it('refuses another bundler', () => {
  expect(() => bundlerOf({ BUNDLER: 'vite' })).toThrow('BUNDLER is "vite". It can be rspack or webpack, or not set.');
});
