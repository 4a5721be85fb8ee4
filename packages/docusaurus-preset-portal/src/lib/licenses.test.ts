import { expect, it } from 'vitest';
import { licensesOf } from './licenses';

it('has the license of each package once, and none of files of the site', () => {
  const text = licensesOf([
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.min.js',
    'node_modules/@docusaurus/core/lib/client/App.js',
    'src/site/site.ts',
  ]);
  const [first, second, ...others] = text.split('\n\n---\n\n');
  expect(others).toEqual([]);
  expect(first).toMatch(/^@docusaurus\/core 3\.[\s\S]*Permission is hereby granted/);
  expect(second).toMatch(/^react 18\.[\s\S]*Copyright \(c\) Facebook/);
});
