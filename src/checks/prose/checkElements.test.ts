import { expect, it } from 'vitest';
import { mdxElements } from './checkElements';

it.each([
  ['<Sample operation="a/b" />', [{ name: 'Sample', attributes: { operation: 'a/b' }, line: 1 }]],
  [
    'One\n\n<Sample\n  operation="a/b"\n  with="x=1&y=2"\n/>\n\nand <Table />',
    [
      { name: 'Sample', attributes: { operation: 'a/b', with: 'x=1&y=2' }, line: 3 },
      { name: 'Table', attributes: {}, line: 8 },
    ],
  ],
  ['```mdx\n<Sample operation="a/b" />\n```\n\n<Table />', [{ name: 'Table', attributes: {}, line: 5 }]],
  ['Write `<Table />` there', []],
  ['<Tabs /> and <Samples />', []],
])('finds the elements of %j', (mdx, found) => expect(mdxElements(mdx, ['Sample', 'Table'])).toEqual(found));
