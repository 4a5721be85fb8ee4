import { expect, it } from 'vitest';
import type { Document, Schema } from '../document';
import { xmlText } from './xml';

const document = {
  openapi: '3.1.0',
  info: { title: 'x', version: '1' },
  components: {
    schemas: { Pet: { type: 'object', properties: { id: { type: 'integer', xml: { attribute: true } } } } },
  },
} as unknown as Document;
const text = { type: 'string' };
const CDATA = { c: { properties: { t: { xml: { nodeType: 'cdata' } } } } };
const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';

it.each<[string, object | undefined, unknown, string]>([
  ['one value', { type: 'string', xml: { name: 'note' } }, 'a<b&"c">', '<note>a&lt;b&amp;&quot;c&quot;&gt;</note>'],
  ['no schema', undefined, { a: 1, b: true }, '<root>\n  <a>1</a>\n  <b>true</b>\n</root>'],
  [
    'attribute beside elements, a name of its own',
    { title: 'Order', properties: { id: { xml: { attribute: true, name: 'nr' } }, name: { xml: { name: 'label' } } } },
    { id: 7, name: 'x' },
    '<Order nr="7">\n  <label>x</label>\n</Order>',
  ],
  [
    'a wrapper whose items have no name',
    { xml: { name: 'a' }, properties: { tags: { type: 'array', items: text, xml: { wrapped: true } } } },
    { tags: ['x'] },
    '<a>\n  <tags>\n    <tags>x</tags>\n  </tags>\n</a>',
  ],
  [
    'prefix and namespace',
    {
      xml: { name: 'a', prefix: 'p', namespace: 'https://example.org/ns' },
      properties: { b: { xml: { prefix: 'p' } } },
    },
    { b: 1 },
    '<p:a xmlns:p="https://example.org/ns">\n  <p:b>1</p:b>\n</p:a>',
  ],
  ['a namespace without a prefix', { xml: { name: 'a', namespace: 'urn:x' } }, {}, '<a xmlns="urn:x"/>'],
  [
    'a list as the root',
    { $ref: '#/components/schemas/Pet', type: 'array', items: text },
    ['x'],
    '<Pet>\n  <Pet>x</Pet>\n</Pet>',
  ],
  [
    'a wrapped list as the root',
    { type: 'array', xml: { name: 'all', wrapped: true }, items: { xml: { name: 'one' } } },
    [1],
    '<all>\n  <one>1</one>\n</all>',
  ],
  ['no value', { xml: { name: 'a' }, properties: { b: {} } }, { b: null, 'c d': '' }, '<a>\n  <b/>\n  <c_d/>\n</a>'],
  [
    'text beside attributes (3.2)',
    { xml: { name: 'a' }, properties: { t: { xml: { nodeType: 'text' } }, b: { xml: { nodeType: 'attribute' } } } },
    { t: 'x', b: 1 },
    '<a b="1">x</a>',
  ],
  [
    'character data, and no element (3.2)',
    { xml: { name: 'a' }, properties: { n: { xml: { nodeType: 'none' }, properties: CDATA } } },
    { n: { c: { t: 'a < b' } } },
    '<a>\n  <c><![CDATA[a < b]]></c>\n</a>',
  ],
])('%s', (_, schema, value, wanted) => expect(xmlText(document, schema as Schema, value)).toBe(PROLOG + wanted));
