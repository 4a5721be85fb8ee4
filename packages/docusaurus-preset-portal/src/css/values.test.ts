import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../../../tests/support/searchSource';

const files = sourceFiles().filter((name) => name.endsWith('.css') && !name.endsWith('css/tokens.css'));

/** Declarations of all style sheets whose property fits. */
const declarations = (property: RegExp): string[] =>
  files.flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const found = [...css.matchAll(/([\w-]+): ([^;{}]+);/g)].filter(([, name = '']) => property.test(name));
    return found.map(([, name, value]) => `${file} ${name}: ${value?.replace(/\s+/g, ' ')}`);
  });

/** Returns what is left of a value without the tokens and words that it may have. */
const rest = (declaration: string, allowed: RegExp): string =>
  (declaration.split(': ')[1] ?? '').replace(allowed, '').trim();

it('style sheets take spacings from the tokens', () => {
  const all = declarations(/^(margin|padding|gap|column-gap|row-gap)(-\w+)*$/);
  // A negative spacing takes back that of the parent; one of 10 rem or a share of the window is a place.
  const allowed =
    /var\(--(site-space-\d|site-gutter|ifm-[\w-]+|site-control)\)|calc\([^;]*var\(--[^;]*\)|\d+vh|\b\d\drem\b|\bauto\b|\b0\b|inherit/g;
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((text) => rest(text, allowed) !== '')).toEqual([]);
});
