import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { remarkStaticElements } from 'docusaurus-preset-portal/testing';
import { describe, expect, it } from 'vitest';
import { portal } from '#site/portal';
import { elements } from './elements';

const check = (value: string) =>
  compile(
    { value, path: path.resolve('docs/docs/x.mdx') },
    { remarkPlugins: [[remarkStaticElements, { elements, portal }]] },
  );

describe('what an element names must exist', () => {
  it.each([
    ['an API', '<RequestSample operation="nothing/person" />', 'with one of the APIs data, advisor'],
    ['a path out of the folder', '<RequestSample operation="data/../../x" />', 'with one of the APIs'],
    ['some attribute', '<AttributeTable entity="company" register="BBR" />', 'no attribute matches'],
  ])('%s', async (_what, text, message) => {
    const name = /\w+/.exec(text)?.[0];
    await expect(check(text)).rejects.toThrow(`docs/docs/x.mdx:1:1: <${name}>: `);
    await expect(check(text)).rejects.toThrow(message);
  });
});
