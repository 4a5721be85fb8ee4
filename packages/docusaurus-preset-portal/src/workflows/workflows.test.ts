import type { OperationPage } from 'openapi-toolkit';
import { describe, expect, it } from 'vitest';
import { ruleText, withRules } from './data';
import { readWorkflows } from './readWorkflows';
import { resolveWorkflows } from './resolveWorkflows';

const source = (steps: string, more = '') => `
arazzo: 1.0.1
info: {title: Shop, version: 1.0.0}
sourceDescriptions:
  - {name: shop, url: ./api/shop.yaml, type: openapi}
workflows:
  - workflowId: buy
    summary: Buy a thing
    inputs:
      type: object
      required: [key]
      properties: {key: {type: string, description: Your key}, note: {}}
    parameters:
      - {name: key, in: header, value: $inputs.key}
      - {name: size, in: query, value: 1}
    failureActions:
      - {reference: $components.failureActions.wait}
      - {name: stop, type: end}
    steps:
${steps}
components:
  failureActions:
    wait: {name: wait, type: retry, retryAfter: 2, retryLimit: 3, criteria: [{condition: $statusCode == 429 || $statusCode == 503}]}
${more}`;
const FIND = `      - stepId: find
        description: Find it.
        operationId: $sourceDescriptions.shop.findThing
        parameters: [{name: size, in: query, value: 5}]
        successCriteria: [{condition: $statusCode == 200}]
        outputs: {id: $response.body#/id}`;
const BUY = `      - stepId: buy
        operationPath: '{$sourceDescriptions.shop.url}#/paths/~1things~1{id}/post'
        requestBody: {payload: {id: $steps.find.outputs.id}}
        onFailure: [{name: back, type: goto, stepId: find, criteria: [{condition: $response.body#/lost == true}]}]`;

const pageOf = (api: string, operationId: string, method: string, path: string) =>
  ({
    kind: 'operation',
    api: { id: api },
    permalink: `/api/${operationId}`,
    operation: { id: operationId.toLowerCase(), operationId, method, path, title: `The ${operationId}` },
  }) as unknown as OperationPage;
const pages = [
  pageOf('other', 'findThing', 'get', '/things'),
  pageOf('shop', 'findThing', 'get', '/things'),
  pageOf('shop', 'buyThing', 'post', '/things/{id}'),
];
const read = (steps: string) => readWorkflows(source(steps), 'shop.arazzo.yaml');

it('reads inputs, values that steps send, outputs, and rules by reference', () => {
  const [workflow] = read(`${FIND}\n${BUY}`).workflows;
  expect(workflow?.inputs).toEqual([
    { name: 'key', type: 'string', description: 'Your key', required: true },
    { name: 'note', description: '', required: false },
  ]);
  const [find, buy] = workflow?.steps ?? [];
  expect(find).toMatchObject({
    sends: [
      { name: 'key', value: '$inputs.key' },
      { name: 'size', value: '5' },
    ],
    outputs: [{ name: 'id', value: '$response.body#/id' }],
    success: ['$statusCode == 200'],
  });
  expect(find?.onFailure.map(ruleText)).toEqual([
    '429, 503: wait as Retry-After says, else 2 s, then try again, at most 3 times',
    'any other: the task ends',
  ]);
  expect(buy?.sends.at(-1)).toEqual({ name: 'body', value: '{ "id": "$steps.find.outputs.id" }' });
  expect(buy?.onFailure.map(ruleText)).toEqual([
    '$response.body#/lost == true: go to find',
    ...(find?.onFailure.map(ruleText) ?? []),
  ]);
});

it('finds operations by source and id, by path, and by id alone', () => {
  const resolved = (steps: string) =>
    resolveWorkflows(read(steps), pages, 'x').flatMap(({ steps: found }) => found.map(({ operation }) => operation));
  expect(resolved(`${FIND}\n${BUY}`)).toEqual(['shop/findthing', 'shop/buything']);
  expect(resolved(FIND.replace('$sourceDescriptions.shop.findThing', 'buyThing'))).toEqual(['shop/buything']);
  const ofRedocly = [FIND.replace('$sourceDescriptions.shop', 'shop'), BUY.replace(/\{(.*shop)\.url\}/, '$1')];
  expect(resolved(ofRedocly.join('\n'))).toEqual(['shop/findthing', 'shop/buything']);
  expect(resolved('      - {stepId: again, workflowId: buy}')).toEqual([undefined]);
});

it('tells of each step what follows it, and what a workflow needs and returns', () => {
  const [workflow] = resolveWorkflows(
    read(`${FIND}
        onSuccess: [{name: done, type: end, criteria: [{condition: $statusCode == 204}]}]
${BUY.replace('type: goto, stepId: find', 'type: retry, workflowId: tidy').replace('}}\n', '}, replacements: [{target: /id, value: $inputs.key}]}\n')}
    dependsOn: [tidy]
    outputs: {id: $steps.find.outputs.id}`),
    pages,
    'x',
  ).map(withRules);
  expect(workflow).toMatchObject({ dependsOn: ['tidy'], outputs: [{ name: 'id' }] });
  expect(workflow?.steps[1]?.sends.at(-1)).toEqual({ name: 'body /id', value: '$inputs.key' });
  expect(workflow?.failure).toHaveLength(2);
  expect(workflow?.after).toEqual([
    ['success, 204: the task ends', 'any other success: go to buy'],
    [
      'success: the task ends',
      'failure, $response.body#/lost == true: run workflow tidy, wait as Retry-After says, then try again',
    ],
  ]);
});

describe('names what is wrong, and where', () => {
  it('an operation that no contract has', () => {
    const wrong = `${FIND.replace('findThing', 'findThings')}\n${BUY.replace('/post', '/put')}`;
    expect(() => resolveWorkflows(read(wrong), pages, 'shop.arazzo.yaml', source(wrong))).toThrow(
      'shop.arazzo.yaml:22: workflow "buy", step "find": no contract has the operation $sourceDescriptions.shop.findThings. The nearest is findThing. The url of a source ends with the id of an API: other, shop.\nshop.arazzo.yaml:27: workflow "buy", step "buy": no contract has the operation {$sourceDescriptions.shop.url}#/paths/~1things~1{id}/put. The url of a source ends with the id of an API: other, shop.',
    );
  });

  it.each([
    ['a step without an id', '      - {operationId: findThing}', '/workflows/0/steps/0/stepId: '],
    ['no steps', '      []', '/workflows/0/steps: '],
  ])('%s', (_what, steps, place) => {
    expect(() => read(steps)).toThrow(`shop.arazzo.yaml: ${place}`);
  });

  it('text that is no YAML, and another version', () => {
    expect(() => readWorkflows('a: [', 'x.yaml')).toThrow('x.yaml: ');
    expect(() => readWorkflows(source('      [{}]').replace('1.0.1', '1.1.0'), 'x.yaml')).toThrow(
      /x\.yaml: \/arazzo: .*1\.0[\s\S]*x\.yaml: \/workflows\/0\/steps\/0\/stepId: /,
    );
  });
});
