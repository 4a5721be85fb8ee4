import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Document, readOperations } from '../../packages/docusaurus-preset-portal/src/openapi';
import { ReferencePage } from '../../packages/docusaurus-preset-portal/src/reference/components/ReferencePage';
import { writeSamples } from '../../packages/docusaurus-preset-portal/src/reference/generate/samples';
import { hostile } from '../fixtures/hostile';
import { RUNS } from '../fixtures/madeUp';
import { foreignMarkup } from './foreignMarkup';

/** The same thousand contracts in every run. */

const fragments = hostile.map(({ text }) => text).filter((text) => text.length < 200);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...fragments),
  fc.array(fc.constantFrom(...fragments), { minLength: 2, maxLength: 3 }).map((parts) => parts.join(' ')),
);
const maybe = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
// The bundler refuses a name that it can't read, so it never reaches the reader.
const name = text.filter((one) => one !== '' && one !== '__proto__');
const values = fc.array(fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)), { minLength: 1, maxLength: 4 });

const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.record(
      {
        type: fc.constantFrom('string', 'number', 'boolean', 'null'),
        description: text,
        enum: values,
        pattern: text,
        format: text,
        default: text,
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      { type: fc.constant('object'), title: text, properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }) },
      { requiredKeys: ['type'] },
    ),
    fc.record({ type: fc.constant('array'), items: tie('schema'), description: maybe(text) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
  ),
}));

const contract = fc.record({
  summary: text,
  description: text,
  parameters: fc.array(
    fc.record({ name, in: fc.constantFrom('query', 'header'), description: text, schema, example: text }),
    { maxLength: 2 },
  ),
  response: fc.record({ description: text, schema, example: fc.jsonValue({ maxDepth: 2 }), key: name }),
});

type Contract = typeof contract extends fc.Arbitrary<infer T> ? T : never;

const documentOf = ({ summary, description, parameters, response }: Contract) =>
  ({
    openapi: '3.1.0',
    info: { title: 'Anything', version: '1' },
    paths: {
      '/anything': {
        get: {
          operationId: 'anything',
          summary,
          description,
          parameters,
          responses: {
            200: {
              description: response.description,
              content: {
                'application/json': {
                  schema: response.schema,
                  examples: { [response.key]: { summary, value: response.example } },
                },
              },
            },
          },
        },
      },
    },
  }) as unknown as Document;

it('the page of any contract contains only the markup of the site', () => {
  fc.assert(
    fc.property(contract, (contractText) => {
      const document = documentOf(contractText);
      const [found] = readOperations(document, 'anything.yaml');
      if (!found) throw new Error('The operation was not found.');
      const { located, operation } = found;
      const ref = { id: 'anything', title: 'Anything', version: '1', route: '/api' };
      const html = renderToStaticMarkup(
        <ReferencePage
          page={{
            kind: 'operation',
            permalink: '/api/anything',
            api: ref,
            operation,
            samples: writeSamples(operation, located, { ref, document }),
            pairs: [],
            nextCalls: [],
          }}
        />,
      );
      expect(foreignMarkup(html)).toEqual([]);
    }),
    RUNS,
  );
});
