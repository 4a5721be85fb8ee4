import { expect, it } from 'vitest';
import { referByMapping } from './LocalResolver';

const root = { file: '/specs/root.yaml', parsed: { components: { schemas: { Cat: {}, 'A/B': {} } } } };
const schema = (mapping: object) => ({ a: [{ discriminator: { propertyName: 'k', mapping } }] });
const given = { cat: 'Cat', both: 'A/B', file: 'Cat.yaml', ref: '#/components/schemas/Cat', other: 'Dog', none: null };

it.each([
  ['the root file', root.file, ''],
  ['another file', '/specs/part.yaml', root.file],
])('converts names in the mappings of %s to references', (_, file, before) => {
  const parsed = schema({ ...given });
  referByMapping(parsed, root, file);
  const cat = `${before}#/components/schemas/Cat`;
  expect(parsed).toEqual(schema({ ...given, cat, both: `${before}#/components/schemas/A~1B` }));
});

it.each([null, {}, { components: null }, { components: { schemas: [] } }])('knows no names in %j', (parsed) => {
  const own = schema({ ...given });
  referByMapping(own, { file: '', parsed }, '');
  expect(own).toEqual(schema(given));
});
