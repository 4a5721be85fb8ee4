import { expect, it } from 'vitest';
import type { Document, Schema } from '../document';
import { shadowedAnnotations } from './shadowedAnnotations';

const schemas = {
  Base: { title: 'A base', description: 'Of all.', 'x-own': 1, 'x-both': 2 },
  Bare: { 'x-own': 3 },
  Same: { title: 'The whole', description: 'It says this.', 'x-both': 2 },
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
const merged = { title: 'The whole', description: 'It says this.', 'x-both': 2 } as Schema;
const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const base = {
  ...{ ref: ref('Base').$ref, title: 'A base', description: 'Of all.' },
  extensions: [{ name: 'x-own', value: '1' }],
};

it.each<[string, unknown, (string | undefined)[], object[]]>([
  ['no schema', true, [], []],
  ['no parts', {}, [], []],
  ['parts that are none', { allOf: [true, false] }, [], []],
  ['what the whole says as well', { allOf: [ref('Same'), ref('Silent')] }, [], []],
  ['a base', { allOf: [ref('Base')] }, [undefined], [base]],
  ['a base that the page shows elsewhere', { allOf: [ref('Base')] }, [ref('Base').$ref], []],
  [
    'a base by its name',
    { allOf: [ref('Bare')] },
    [],
    [{ ref: ref('Bare').$ref, title: 'Bare', description: undefined, extensions: [{ name: 'x-own', value: '3' }] }],
  ],
  [
    'another description under the same title',
    { allOf: [ref('Titled')] },
    [],
    [{ ref: ref('Titled').$ref, title: 'The whole', description: 'Otherwise.', extensions: [] }],
  ],
  [
    'a part without a name',
    { allOf: [{ title: 'Another' }] },
    [],
    [{ ref: undefined, title: 'Another', description: undefined, extensions: [] }],
  ],
  [
    'the parts of a part',
    { allOf: [ref('Inner')] },
    [],
    [{ ref: ref('Inner').$ref, title: 'Inner', description: 'In between.', extensions: [] }, base],
  ],
  [
    'a part that holds itself, once',
    { allOf: [ref('Loop')] },
    [],
    [
      { ref: ref('Loop').$ref, title: 'Loop', description: undefined, extensions: [] },
      { ref: undefined, title: 'Inside', description: undefined, extensions: [] },
    ],
  ],
])('%s', (_, input, shown, wanted) =>
  expect(shadowedAnnotations(document, input as Schema, merged, shown)).toEqual(wanted));
