import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { remarkBasePath } from './mdx';

const compiled = async (value: string, basePath: string) =>
  String(await compile(value, { remarkPlugins: [[remarkBasePath, { basePath }]], jsx: true }));

it.each([
  ['<a href="/list.csv" download>A</a>', 'href="/portal/list.csv"'],
  ['Text <img src="/a.png" /> and more', 'src="/portal/a.png"'],
  ['<a href="#part">A</a>', 'href="#part"'],
  ['<a href="https://a.test/">A</a>', 'href="https://a.test/"'],
  // Components of Docusaurus have it from `Link`, and so have links of Markdown.
  ['<Card href="/docs/a" />', 'href="/docs/a"'],
  ['[A](/docs/a)', 'href="/docs/a"'],
])('%s', async (mdx, expected) => expect(await compiled(mdx, '/portal/')).toContain(expected));

it('nothing changes at the root of a host', async () =>
  expect(await compiled('<a href="/list.csv">A</a>', '/')).toContain('href="/list.csv"'));
