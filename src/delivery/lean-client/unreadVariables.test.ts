import postcss from 'postcss';
import { expect, it } from 'vitest';
import { removeUnreadVariables } from './unreadVariables';

const without = (css: string, readElsewhere: string[] = []) => {
  const root = postcss.parse(css);
  removeUnreadVariables(root, readElsewhere);
  return root.toString();
};

it('keeps what a rule reads, and what that is made of', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:calc(var( --b ) * 2)}p{margin:0 var(--c, 2px)}';
  expect(without(css)).toBe(css);
});

it('keeps what is read elsewhere, and what that is made of', () => {
  expect(without(':root{--a:1px;--b:var(--a);--c:2px}', ['--b', '--other'])).toBe(':root{--a:1px;--b:var(--a)}');
});

it('removes what nobody reads, wherever it is set, and what only that reads', () => {
  const css = ':root{--a:1px;--b:var(--a)}@media print{html{--b:2px;color:red}}.x{--a-b:1;margin:var(--a-b)}';
  expect(without(css)).toBe(':root{}@media print{html{color:red}}.x{--a-b:1;margin:var(--a-b)}');
});

it('ends where two read each other', () => {
  expect(without('p{--a:var(--b);--b:var(--a)}')).toBe('p{}');
  expect(without('p{--a:var(--b);--b:var(--a);top:var(--a)}')).toContain('--b:var(--a)');
});
