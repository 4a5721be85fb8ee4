import { type Operation, type SchemaNode, schemaNodes, schemasOf } from 'openapi-toolkit';
import { bundleContract, readOperations } from 'openapi-toolkit/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { OperationView } from './OperationView';
import { isValueOf } from './useExample';

const API = { id: 'a', title: 'A', version: '1', route: '/api/a' };

const htmlOf = (operation: Operation): string =>
  renderToStaticMarkup(
    <OperationView
      page={{ kind: 'operation', permalink: '/api/a/b', api: API, operation, samples: [], pairs: [], nextCalls: [] }}
    />,
  );

/** Returns the values at the fields of an operation's page, with their fields: those of shared types are left out. */
function* fieldExamples(operation: Operation): Generator<{ node: SchemaNode; value: unknown }> {
  const nodes = new Map(
    schemasOf(operation)
      .flatMap(({ schema }) => schemaNodes(schema))
      .map((node) => [node.anchor, node]),
  );
  for (const field of htmlOf(operation).split('<li id="').slice(1)) {
    const node = nodes.get(field.slice(0, field.indexOf('"')));
    const [, text = ''] = /<samp>(.*?)<\/samp>/.exec(field) ?? [];
    if (node && text !== '' && !text.endsWith('…'))
      yield {
        node,
        value: JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')),
      };
  }
}

const read = async (file: string) =>
  readOperations(await bundleContract(`tests/fixtures/contracts/${file}`), file).map(({ operation }) => operation);

it.each([
  'everything-30',
  'everything-31',
  'foreign',
  'habits',
  'kinds',
  'requests',
  'variants',
])('no example at a field of %s contradicts the field', async (name) => {
  const found = (await read(`${name}.yaml`)).flatMap((operation) => [...fieldExamples(operation)]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ node, value }) => !isValueOf(node, value))).toEqual([]);
});

describe('a field of an alternative shows a value that took it', () => {
  it.each([
    ['pets', { 'response-200.Cat.kind': 'cat', 'response-200.Cat.size': 0 }],
    [
      'jobs',
      {
        'response-200.items.timed-job.kind': 'timed-job',
        'response-200.items.timed-job.by': 5,
        'response-200.items.manual-job.kind': 'manual-job',
        'response-200.items.manual-job.by': 'Ada',
        'response-200.items.manual-job.note.object.by': 7,
      },
    ],
  ])('of %s', async (id, wanted) => {
    const operation = (await read('variants.yaml')).find((operation) => operation.id === id) as Operation;
    const values = [...fieldExamples(operation)].map(({ node, value }) => [node.anchor, value]);
    expect(Object.fromEntries(values)).toEqual(wanted);
  });
});
