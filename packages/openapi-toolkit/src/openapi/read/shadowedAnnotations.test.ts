import { expect, it } from 'vitest';
import type { Document, Schema } from '../document';
import { shadowedAnnotations } from './schemaFacts';

const schemas = {
  Base: { title: 'A base', description: 'Of all.' },
  Same: { title: 'The whole', description: 'It says this.' },
  Silent: { type: 'object' },
  Titled: { title: 'The whole', description: 'Otherwise.' },
  Inner: { allOf: [{ $ref: '#/components/schemas/Base' }], description: 'In between.' },
  Loop: { title: 'Loop', allOf: [{ $ref: '#/components/schemas/Loop' }, { title: 'Inside' }] },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'a', version: '1' },
  components: { schemas },
} as unknown as Document;
const merged = { title: 'The whole', description: 'It says this.' } as Schema;
const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const base = {
  ...{ ref: ref('Base').$ref, title: 'A base', description: 'Of all.' },
};

it.each<[string, unknown, (string | undefined)[], object[]]>([
  ['what the whole says as well', { allOf: [ref('Same'), ref('Silent')] }, [], []],
  ['a base that the page shows elsewhere', { allOf: [ref('Base')] }, [ref('Base').$ref], []],
  [
    'a part without a name',
    { allOf: [{ title: 'Another' }] },
    [],
    [{ ref: undefined, title: 'Another', description: undefined }],
  ],
  [
    'the parts of a part',
    { allOf: [ref('Inner')] },
    [],
    [{ ref: ref('Inner').$ref, title: 'Inner', description: 'In between.' }, base],
  ],
])('%s', (_, input, shown, wanted) =>
  expect(shadowedAnnotations(document, input as Schema, merged, shown)).toEqual(wanted));
