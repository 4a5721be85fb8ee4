import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal } from '../../../../../../tests/support/portal';
import { testFolder } from '../../../../../../tests/support/testFolder';
import type { StaticElements } from '../options';
import { remarkStaticElements } from './remarkStaticElements';

const elements: StaticElements = {
  Box: {
    component: '@site/Box',
    data: ({ size }) => {
      if (!size) throw new Error('needs a size');
      return { size };
    },
  },
  List: {
    component: '@site/List',
    data: async ({ of = '' }) => ({ headings: [{ title: `${of} < all`, id: of, level: 3 }] }),
  },
  Filter: { component: '@site/Filter', data: async () => ({ rows: [1, 2] }), enhance: '@site/filter' },
  Term: {
    markdown: ({ name = '' }) => ({ type: 'link', url: `/terms#${name}`, children: [{ type: 'text', value: name }] }),
  },
};

const home = process.cwd();
const folder = testFolder();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(home));

/** Sets the ids of headings as Docusaurus does. */
const headingIds = () => (tree: Root) =>
  visit(tree, 'heading', (node) => {
    node.data = { id: textOf(node).toLowerCase() } as never;
  });

const compiled = async (value: string, file = 'docs/docs/x.mdx') =>
  String(
    await compile(
      { value, path: path.resolve(file) },
      { remarkPlugins: [headingIds, [remarkStaticElements, { elements, portal }]], jsx: true },
    ),
  );

/** Props of the n-th element of a page, from the file that the page imports for it. */
async function propsOf(code: string, number: number): Promise<unknown> {
  const file = new RegExp(`import Element${number} from ['"]@site/(.*?)['"]`).exec(code)?.[1];
  return JSON.parse(await readFile(file ?? '', 'utf8'));
}

describe('remarkStaticElements', () => {
  it('puts a component in the place of an element, with data made from its attributes', async () => {
    const code = await compiled('# Title\n\n<Box size="2" />\n\nA <Box size="3" /> in a line.');
    expect(code).toMatch(/import Element1 from ['"]@site\/\.generated\/elements\/\w{16}\.Box\.json['"]/);
    expect(code).toContain('<Element1 />');
    expect(code).toContain('{"A "}<Element2 />{" in a line."}');
    expect(await propsOf(code, 1)).toEqual({ id: 'element-1', data: { size: '2' } });
    expect(await propsOf(code, 2)).toEqual({ id: 'element-2', data: { size: '3' } });
  });

  it('marks where behaviour is added in the browser', async () => {
    const code = await compiled('<Filter />');
    expect(code).toContain('<div data-enhance="Filter"><Element1 /></div>');
    expect(await propsOf(code, 1)).toEqual({ id: 'element-1', data: { rows: [1, 2] } });
  });

  it.each([
    ['in a line', 'See <Term name="bfe" />.', '{"See "}<_components.a href="/terms#bfe">{"bfe"}</_components.a>{"."}'],
    [
      'as a block',
      '<Term name="bfe" />',
      '<_components.p><_components.a href="/terms#bfe">{"bfe"}</_components.a></_components.p>',
    ],
  ])('puts Markdown in the place of an element %s', async (_where, text, code) => {
    expect(await compiled(text)).toContain(code);
  });

  it('numbers the elements of a partial by its name, so that they differ from those of the page', async () => {
    expect(await propsOf(await compiled('<Box size="1" />', 'docs/docs/_common.mdx'), 1)).toMatchObject({
      id: '_common-1',
    });
  });

  it('adds the headings of elements to the table of contents, in the order of the page', async () => {
    const text = '<List of="a" />\n\n## One\n\n<List of="b" />\n\n<List of="c" />\n\n## Two\n\n<List of="d" />';
    const code = await compiled(text);
    const toc = [{ id: 'one' }, { id: 'two' }];
    const changes = [...code.matchAll(/^toc\.splice\([\s\S]*?\);$/gm)].join('\n');
    new Function('toc', changes)(toc);
    expect(toc.map(({ id }) => id)).toEqual(['a', 'one', 'b', 'c', 'two', 'd']);
    expect(toc[0]).toEqual({ value: 'a &lt; all', id: 'a', level: 3 });
  });

  it('leaves other elements alone', async () => {
    const code = await compiled('<Other a="b" />');
    expect(code).toContain('<Other a="b" />');
    expect(code).not.toContain('@site');
  });

  it.each([
    ['a fault of the data', 'Text.\n\n  <Box />', 'docs/docs/x.mdx:3:3: <Box>: needs a size'],
    ['code', '<Box size={2} />', 'docs/docs/x.mdx:1:1: <Box>: write attributes as text: name="…"'],
    ['spread attributes', '<Term {...{}} />', 'docs/docs/x.mdx:1:1: <Term>: write attributes as text: name="…"'],
  ])('names file and line of %s', async (_what, text, message) => {
    await expect(compiled(text)).rejects.toThrow(new Error(message));
  });
});
