import path from 'node:path';
import { type CompileOptions, compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { config } from '../support/siteConfig';

const [, preset] = config.presets?.[0] as [string, Record<'docs' | 'pages', CompileOptions>];

// The dev server and a build compile pages with the same plugins.
describe.each([
  ['guides', 'docs', 'docs/docs/x.mdx'],
  ['pages outside the docs', 'pages', 'src/pages/x.mdx'],
] as const)('%s', (_what, kind, file) => {
  const { remarkPlugins, rehypePlugins, recmaPlugins } = preset[kind];
  const compiled = async (value: string) =>
    String(await compile({ value, path: path.resolve(file) }, { remarkPlugins, rehypePlugins, recmaPlugins }));

  it.each([
    ['import CodeBlock from "@theme/CodeBlock"', '1:8: import of "@theme/CodeBlock": '],
    ['import BrowserOnly from "@docusaurus/BrowserOnly"', '1:8: import of "@docusaurus/BrowserOnly": '],
    ['Text.\n\n<button onClick={() => alert(1)}>Go</button>', '3:1: <button onClick>: '],
    ['<Head><title>Title</title></Head>', '1:1: <Head> does not work on a static page: '],
    ['```js other\n1\n```', '1: code block: "other" is not allowed after the language; '],
  ])('refuse what would be dead in a build, with file and line: %j', async (text, message) => {
    await expect(compiled(text)).rejects.toThrow(`${file}:${message}`);
  });

  it('take tabs, elements and marked lines', async () => {
    const text =
      'import Tabs from "@theme/Tabs"\n\n<Tabs />\n\n<Attribute name="construction_year" />\n\n```js {1}\n1\n```';
    const code = await compiled(text);
    expect(code).toContain('export default function StaticPage(');
    expect(code).toContain('/docs/data-docs/attributes#construction_year');
    expect(code).toContain('hl-h');
  });
});
