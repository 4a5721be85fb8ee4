import { describe, expect, it } from 'vitest';
import snapshot from '../../../../docs/_data/attribute-translations.json';
import type { AttributeTranslation } from '../../../attribute-translations';
import { attributeLink } from './attributeLink';
import { attributesCsv, attributesJson } from './downloads';

const attributes = snapshot as AttributeTranslation[];
const operations = { address: [{ id: 'data/a', title: 'A', href: '/a' }], company: [] };

describe('<Attribute>', () => {
  it('is a link to the catalogue with both names', async () => {
    expect(await attributeLink({ name: 'construction_year' })).toEqual({
      type: 'link',
      url: '/docs/data-docs/attributes#construction_year',
      title: 'Year of construction · Opførelsesår',
      children: [{ type: 'inlineCode', value: 'construction_year' }],
    });
  });

  it('rejects an unknown key and suggests another', async () => {
    await expect(attributeLink({ name: 'construction_yea' })).rejects.toThrow(
      'The attribute catalogue has no attribute "construction_yea"; the nearest is "construction_year".',
    );
  });

  it.each(['__proto__', 'constructor'])('refuses %j', async (name) => {
    await expect(attributeLink({ name })).rejects.toThrow(`no attribute "${name}";`);
  });

  it('rejects a missing name', async () => {
    await expect(attributeLink({})).rejects.toThrow('no attribute "";');
  });
});

describe('downloads', () => {
  it('writes one CSV row per attribute, with every cell in its column', () => {
    const rows = attributesCsv(attributes, operations).slice(1).trimEnd().split('\r\n');
    expect(rows).toHaveLength(attributes.length + 1);
    expect(rows[0]).toBe(
      'key,entity,type,unit,label_en,label_da,description_en,description_da,register,source_field,code_lists,record_field,example,operations',
    );
  });

  it('lists the operations of an attribute in JSON', () => {
    const list = JSON.parse(attributesJson(attributes, operations)) as { entity: string; operations: string[] }[];
    expect(list).toHaveLength(attributes.length);
    expect(list.find(({ entity }) => entity === 'address')?.operations).toEqual(['data/a']);
  });
});
