import postcss from 'postcss';
import { expect, it } from 'vitest';
import { foldVariables } from './foldVariables';

const folded = (css: string, elsewhere: string[] = []) => {
  const root = postcss.parse(css);
  foldVariables(root, new Set(elsewhere));
  return root.toString();
};

it('writes the value of what is set once, and of what that is made of', () => {
  const css = ':root{--a:1px;--b:calc(var( --a ) * 2)}p{margin:0 var(--b) var(--a, 3px)}';
  expect(folded(css)).toBe(':root{}p{margin:0 calc(1px * 2) 1px}');
});

it('takes what always wins: the more specific, then the later', () => {
  const css = 'html:root{--a:1px;--b:3px;--b:4px}:root{--a:2px}html{--a:3px}p{top:var(--a);left:var(--b)}';
  expect(folded(css)).toBe('html:root{}:root{}html{}p{top:1px;left:4px}');
});

it.each([
  ['the mode', '[data-theme=dark]{--a:2px}'],
  ['the width', '@media (width>1px){:root{--a:2px}}'],
  ['an element', '.x{--a:2px}'],
  ['an important one', ':root{--a:2px!important}'],
])('keeps what %s changes', (_, change) => {
  const css = `:root{--a:1px}${change}p{top:var(--a)}`;
  expect(folded(css)).toBe(css);
});

it('drops what always loses, also where the mode changes it', () => {
  const css = ':root{--a:0}html:root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}';
  expect(folded(css)).toBe(':root{}html:root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}');
});

it('folds what is made of what the mode changes, not of what an element changes', () => {
  const css = ':root{--a:var(--m);--b:var(--x)}[data-theme=dark]{--m:1px}.x{--x:1px}p{top:var(--a);left:var(--b)}';
  expect(folded(css)).toBe(':root{--b:var(--x)}[data-theme=dark]{--m:1px}.x{--x:1px}p{top:var(--m);left:var(--b)}');
});

it('keeps words that mean something else in another property, and empty values', () => {
  const css = ':root{--a:inherit;--b: ;--c:unset}p{color:var(--a);top:var(--b) var(--c)}';
  expect(folded(css)).toBe(css);
});

it('keeps what is named outside the style sheet, and what is made of it', () => {
  const css = ':root{--a:1px;--b:var(--a)}p{top:var(--b)}';
  expect(folded(css, ['--a'])).toBe(css);
});

it('folds inside fallbacks, and ends where two read each other', () => {
  expect(folded(':root{--a:1px}p{top:var(--z, calc(var(--a) + 2px))}')).toBe(':root{}p{top:var(--z, calc(1px + 2px))}');
  expect(folded(':root{--a:var(--b);--b:var(--a)}p{top:var(--a)}')).toBe(':root{}p{top:var(--a)}');
});
