import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { testFolderOfEach, writeFiles } from '../../../../tests/support/testFolder';
import { readGuideFolder } from './guides';

const folder = testFolderOfEach();
const put = (files: Record<string, string>) => writeFiles(folder, files);

it('lists guides in the order of the menu, and writes a page that lists them', async () => {
  put({
    '02-later.md': '# Later\n\nText of *it*. {/* a note */}',
    '1-first.mdx': '---\ntitle: The {first}\ndescription: About it.\n---\n',
    'top.md': '---\nsidebar_position: 0\n---\nText',
    '3-part/deep.md': '---\nslug: /short\n---\n# Deep',
    '3-part/_partial.mdx': 'A part.',
    'picture.png': '',
  });
  const { files, listed, start } = await readGuideFolder(folder, vi.fn());
  expect(listed.map(({ title, href }) => [title, href])).toEqual([
    ['top', '/guides/top'],
    ['The {first}', '/guides/first'],
    ['Later', '/guides/later'],
    ['Deep', '/guides/short'],
  ]);
  expect(listed[2]?.description).toBe('Text of it.');
  expect(start).toBe('/guides');
  expect(Object.keys(files).sort()).toEqual(
    ['02-later.md', '1-first.mdx', '3-part/_partial.mdx', '3-part/deep.md', 'index.mdx', 'picture.png', 'top.md'].map(
      (name) => `docs/guides/${name}`,
    ),
  );
  expect(files['docs/guides/index.mdx']).toContain('- [The \\{first\\}](<./1-first.mdx>): About it.\n');
});

it.each([
  ['slug: /', '/guides', true],
  ['slug: "/"', '/guides', true],
  ['slug: /x/y', '/guides/x/y', false],
  ['slug: x', '/guides/x', false],
  ['slug: /guides/x', '/guides/x', false],
])('a guide with %s is at %s', async (slug, href, isStart) => {
  put({ 'a.md': `---\n${slug}\ntitle: A\n---\nslug: /text` });
  const { files, listed } = await readGuideFolder(folder, vi.fn());
  expect(listed.map((one) => one.href)).toEqual([href]);
  expect(Object.hasOwn(files, 'docs/guides/index.mdx')).toBe(!isStart);
  expect(files['docs/guides/a.md']).toContain('\nslug: /text');
});

it('leaves out drafts, and lists no guide that is unlisted', async () => {
  put({ 'a.md': '# A', 'b.md': '---\ndraft: true\n---\n# B', 'c.md': '---\nunlisted: true\n---\n# C' });
  const { files, listed } = await readGuideFolder(folder, vi.fn());
  expect(listed.map(({ title }) => title)).toEqual(['A']);
  expect(Object.keys(files).sort()).toEqual(['a.md', 'c.md', 'index.mdx'].map((name) => `docs/guides/${name}`));
  expect(files['docs/guides/index.mdx']).not.toMatch(/\[[BC]\]/);
});

it('keeps a first page', async () => {
  put({ 'README.md': '# Welcome' });
  const { files, listed, start } = await readGuideFolder(folder, vi.fn());
  expect([Object.keys(files), listed, start]).toEqual([
    ['docs/guides/README.md'],
    [{ title: 'Welcome', href: '/guides/', description: '' }],
    '/guides/',
  ]);
});

it('leaves out symbolic links, and what is behind them', async () => {
  put({ 'guides/a.md': 'A', 'secret.json': '{}' });
  symlinkSync(path.join(folder, 'secret.json'), path.join(folder, 'guides/linked.json'));
  symlinkSync(folder, path.join(folder, 'guides/up'), 'junction');
  const { files } = await readGuideFolder(path.join(folder, 'guides'), vi.fn());
  expect(Object.keys(files).sort()).toEqual(['docs/guides/a.md', 'docs/guides/index.mdx']);
});

it('leaves out what is no guide and no picture, and says so', async () => {
  put({ 'a.md': 'A', 'run.js': '', '.git/config': '' });
  const print = vi.fn();
  expect(Object.keys((await readGuideFolder(folder, print)).files)).not.toContain('docs/guides/run.js');
  expect(print).toHaveBeenCalledExactlyOnceWith('[WARNING] --guides: no guide and no picture, left out: run.js.');
});

it('reads the README of a project on GitHub', async () => {
  put({
    LICENSE: '',
    'docs/more.md': '# More',
    'docs/logo.png': '',
    'README.md': `<p align="center">
  <picture>
    <source srcset="https://a.test/dark.png">
    <img src="docs/logo.png" width=200 alt="Logo">
  </picture>
</p>

# The tool

[![Build](https://a.test/b.svg)](https://a.test/ci) [License](LICENSE) <a href="docs/more.md#x">more</a><br>
A third is $\\frac{1}{3}$, of $5 and $6, \`$\\frac{1}{3}$\`. ![Logo](/docs/logo.png)

> [!CAUTION]
> Careful.
`,
  });
  const print = vi.fn();
  const { files, listed } = await readGuideFolder(folder, print, 'own');
  expect(listed.find(({ href }) => href === '/guides/')?.title).toBe('The tool');
  expect(files['docs/guides/README.md']).toBe(`<p align="center">
  <picture>
    <source />
    <img src="/img/guides/docs/logo.png" width=200 alt="Logo" />
  </picture>
</p>

# The tool

[Build](https://a.test/ci) License <a href="/guides/docs/more#x">more</a><br />
A third is \`$\\frac{1}{3}$\`, of $5 and $6, \`$\\frac{1}{3}$\`. ![Logo](/img/guides/docs/logo.png)

:::danger[Caution]
Careful.
:::
`);
  expect(files).toHaveProperty(['static/img/guides/docs/logo.png']);
  expect(print).toHaveBeenLastCalledWith(
    '[WARNING] own/README.md:10: the link to LICENSE, which is no guide, becomes text.',
  );
});

it('names all that other tools read in one run', async () => {
  put({
    'a.md': '{% x %} `{% y %}`\n\n{{< x >}}\n\nText {: .x }\n\n!!! note\n\n[[Page]] [[1]](x) [[`a`]]\n',
    'b.md': '```mermaid\ngraph\n```\n\n![x](none.png)\n\n```{note}\n```\n',
  });
  const error = await readGuideFolder(folder, vi.fn(), 'own').catch((one: Error) => one);
  expect(String(error).match(/^own\/.*$/gm)).toEqual([
    'own/a.md:1: "{% x %}" is {% … %} of Liquid (Jekyll).',
    'own/a.md:3: "{{< x >}}" is a shortcode of Hugo, {{< … >}}.',
    'own/a.md:5: "{: .x }" is attributes of Kramdown, {: … }.',
    'own/a.md:7: "!!! note" is an admonition of MkDocs. Write > [!NOTE], as on GitHub.',
    'own/a.md:9: "[[Page]]" is a wiki link. Write [text](page.md).',
    'own/b.md:1: "```mermaid" is a diagram of Mermaid, which is not drawn. Show a picture.',
    'own/b.md:5: there is no picture none.png. Put it into the folder of the guides, or remove it.',
    'own/b.md:7: "```{note}" is a directive of MyST (Sphinx).',
  ]);
});

it.each([
  ['no page', { 'a.png': '' }, 'there is no .md and no .mdx file in it'],
  ['a broken front matter', { 'a.md': '---\ntitle: "\n---\n' }, "a.md: its front matter can't be read"],
  ['code in front matter', { 'a.md': '---js\n{ title: 1 }\n---\n' }, 'a.md:1: text follows "---".'],
  ['code in a partial', { 'a.md': '', '_b.mdx': '---js\n{ title: 1 }\n---\n' }, '_b.mdx:1: text follows "---".'],
])('a folder with %s is refused', async (_, files, problem) => {
  put(files as Record<string, string>);
  await expect(readGuideFolder(folder, vi.fn())).rejects.toThrow(problem);
});
