import { describe, expect, it } from 'vitest';
import type { MdNode } from './mdast';
import { permalinkOf } from './permalink';
import { remarkIslands } from './remarkElements';

const element = (name: string, attributes: Record<string, unknown>): MdNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  position: { start: { line: 12, column: 1 } },
});

const file = (path: string, frontMatter = {}) => ({ path: `${process.cwd()}/${path}`, data: { frontMatter } });
const transform = (...children: MdNode[]) => remarkIslands()({ type: 'root', children }, file('docs/docs/x.mdx'));

describe('what an element names must exist', () => {
  it.each([
    ['an API', element('RequestSample', { operation: 'nothing/person' }), 'with an API of data, advisor'],
    ['an operation', element('RequestSample', { operation: 'data/nothing' }), 'finds no operation "nothing"'],
    ['a path out of the folder', element('RequestSample', { operation: 'data/../../x' }), 'with an API of'],
    [
      'text',
      element('RequestSample', { operation: { type: 'mdxJsxAttributeValueExpression' } }),
      'text attributes only',
    ],
    ['an attribute of an address', element('AttributeTable', { names: 'nothing_code' }), 'no attribute nothing_code'],
    ['some attribute', element('AttributeTable', { entity: 'company', register: 'BBR' }), 'finds no attribute'],
  ])('%s', async (_what, node, message) => {
    await expect(transform(node)).rejects.toThrow(`docs/docs/x.mdx:12:1: <${node.name}> `);
    await expect(transform(node)).rejects.toThrow(message);
  });

  it('leaves other elements alone', async () => {
    const tree: MdNode = { type: 'root', children: [element('Tabs', { a: 'b' })] };
    await remarkIslands()(tree, file('docs/docs/x.mdx'));
    expect(tree.children).toEqual([element('Tabs', { a: 'b' })]);
  });
});

describe('permalinkOf', () => {
  it.each([
    ['docs/docs/datahub/introduction.mdx', {}, '/docs/datahub/introduction'],
    ['docs/docs/datahub/features/index.mdx', {}, '/docs/datahub/features/'],
    ['docs/docs/a.mdx', { slug: '/docs/b' }, '/docs/b'],
    ['docs/docs/a/b.mdx', { slug: 'c' }, '/docs/a/c'],
  ])('%s %j', (path, frontMatter, route) => expect(permalinkOf(file(path, frontMatter))).toBe(route));
});
