import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operationMdx } from '../openapiPlugin';

const read = (mdx: string) => {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(mdx) ?? [];
  return parse(head);
};

describe('operationMdx', () => {
  const item = { id: 'a-thing', title: 'A thing', frontMatter: { description: 'Returns a thing.' } };

  it('uses the title if there is no description', () => {
    expect(read(operationMdx({ ...item, frontMatter: {} }, null)).description).toBe('A thing');
  });

  it('quotes values that YAML could parse differently', () => {
    const title = 'yes: "no"\n--- # {x} \\';
    expect(read(operationMdx({ ...item, title }, null)).title).toBe(title);
  });
});
