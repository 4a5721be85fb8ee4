import { describe, expect, it } from 'vitest';
import snapshot from '../../../docs/_data/attribute-translations.json';
import type { MdNode } from '../../delivery/static-content/elements/mdast';
import type { AttributeTranslation } from '../../translations';
import { csvOf, jsonOf } from './downloads';
import { remarkAttribute } from './remarkAttribute';

const attributes = snapshot as AttributeTranslation[];
const operations = { address: [{ id: 'data/a', title: 'A', href: '/a' }], company: [] };

const pageWith = (name: string): MdNode => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxTextElement',
      name: 'Attribute',
      attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
      position: { start: { line: 7, column: 3 } },
    },
  ],
});

const transform = (tree: MdNode) => remarkAttribute()(tree, { path: `${process.cwd()}/docs/docs/x.mdx`, data: {} });

describe('<Attribute>', () => {
  it('becomes a link to the catalogue with both names', async () => {
    const tree = pageWith('construction_year');
    await transform(tree);
    expect(tree.children?.[0]).toMatchObject({
      type: 'link',
      url: '/docs/data-docs/attributes#construction_year',
      title: 'Year of construction · Opførelsesår',
      children: [{ type: 'inlineCode', value: 'construction_year' }],
    });
  });

  it('refuses an unknown key with file, line and a guess', async () => {
    await expect(transform(pageWith('construction_yea'))).rejects.toThrow(
      'docs/docs/x.mdx:7:3: <Attribute> knows no attribute "construction_yea". Did you mean construction_year?',
    );
  });

  it.each(['', '__proto__', 'constructor', 'Construction_Year'])('refuses %j', async (name) => {
    await expect(transform(pageWith(name))).rejects.toThrow('docs/docs/x.mdx:7:3');
  });
});

describe('downloads', () => {
  it('writes one CSV row per attribute, with every cell in its column', () => {
    const rows = csvOf(attributes, operations).slice(1).trimEnd().split('\r\n');
    expect(rows).toHaveLength(attributes.length + 1);
    expect(rows[0]).toBe(
      'key,entity,type,unit,label_en,label_da,description_en,description_da,register,source_field,operations',
    );
  });

  it('quotes what CSV would take apart', () => {
    const [first] = attributes;
    const odd = { ...(first as AttributeTranslation), label: { en: 'a,"b"\nc', da: 'æ' } };
    expect(csvOf([odd], operations)).toContain(',"a,""b""\nc",æ,');
  });

  it('says in JSON which operations return an attribute', () => {
    const list = JSON.parse(jsonOf(attributes, operations)) as { entity: string; operations: string[] }[];
    expect(list).toHaveLength(147);
    expect(list.find(({ entity }) => entity === 'address')?.operations).toEqual(['data/a']);
  });
});
