import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operationMdx } from '../openapiPlugin';
import { filesOfPaths } from './openapiMdx';

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

describe('filesOfPaths', () => {
  it('returns the file that a path refers to', () => {
    const files = filesOfPaths('api-specs', 'data.yaml');
    expect(files['/companies/{companyId}']).toBe('data/companies/companyByCompanyId.yaml');
    expect(Object.keys(files)).toHaveLength(17);
  });
});
