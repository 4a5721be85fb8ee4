import type { Document, Operation } from 'openapi-toolkit';
import { readOperations } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { operationMarkdown } from './operation';

const ref = { id: 'shapes', title: 'Shapes', version: '1', route: '/api/shapes' };

/** Returns the copy of the first operation of a contract. */
function copyOf(document: object, describe: (operation: Operation) => void = () => {}): string {
  const whole = { openapi: '3.1.0', info: { title: 'Shapes', version: '1' }, paths: {}, ...document } as Document;
  const [first] = readOperations(whole, 'shapes.yaml');
  if (!first) throw new Error('There is no operation.');
  const { operation } = first;
  describe(operation);
  const lists = { samples: [], pairs: [], nextCalls: [] };
  return operationMarkdown(
    { kind: 'operation', permalink: `/${operation.id}`, api: ref, operation, ...lists },
    (href) => href,
    { ...portal, guides: {} },
  );
}

const got = { responses: { 200: { description: 'ok' } } };
const at = (operation: object, rest: object = {}) => copyOf({ paths: { '/a': { get: operation } }, ...rest });
const servers = (...urls: string[]) => ({ servers: urls.map((url) => ({ url })) });

it('has one slash between server and path', () => {
  expect(at(got, servers('https://a.test/v2/'))).toContain('`GET https://a.test/v2/a`');
});

it('fills the variables of a server, and names their choices', () => {
  const variables = { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where the data is' } };
  const copy = at({ ...got, servers: [{ url: 'https://{region}.test', variables }] });
  expect(copy).toContain('`GET https://eu.test/a`');
  expect(copy).toContain('- `region` default `eu`, one of `eu`, `us`, Where the data is');
});

it('says which way a webhook goes', () => {
  const post = { requestBody: { required: true, content: { 'application/json': { schema: {} } } }, ...got };
  const copy = copyOf({ ...servers('https://host'), webhooks: { paid: { post } } });
  expect(copy).toContain('`POST` to your server: `paid`');
  expect(copy).toContain("A webhook: the API calls your server, you don't call the API.");
  expect(copy).toContain('## Body you receive\n\nAlways sent.');
  expect(copy).toContain('## Your server responds 200 OK');
  expect(copy).not.toMatch(/https:\/\/host|None needed|## Callbacks/);
});

it('requires no read-only field in a request, and says what a response never has', () => {
  const properties = { id: { readOnly: true }, secret: { writeOnly: true } };
  const content = { 'application/json': { schema: { required: ['id', 'secret'], properties } } };
  const copy = at({ requestBody: { content }, responses: { 200: { description: 'ok', content } } });
  expect(copy.match(/^- `(id|secret)`: .+/gm)).toEqual([
    '- `id`: any, read-only.',
    '- `secret`: any, required, write-only.',
    '- `id`: any, read-only.',
    '- `secret`: any, not sent.',
  ]);
});

it('has responses without a body', () => {
  expect(at({ responses: { 204: { description: '' } } })).toContain(
    '## Response 204 No Content\n\nThe contract describes no body.',
  );
});

it('has the summary of a response', () => {
  const copy = at({ responses: { 200: { summary: 'Found', description: 'Long words' }, 404: { summary: 'Gone' } } });
  expect(copy).toContain('## Response 200 OK\n\nFound\n\nLong words');
  expect(copy).toContain('| 404 Not Found | Gone |');
});

it('has every named example of bodies and parameters', () => {
  const examples = {
    small: { summary: 'A small one', value: { a: 1 } },
    largerOne: { value: { a: 2 }, description: 'With *words*' },
    far: { externalValue: 'https://far.test/x.json' },
  };
  const problem = { schema: { $ref: '#/components/schemas/Problem' } };
  const error = (value: string) => ({
    description: '',
    content: { 'application/json': { ...problem, examples: { one: { value } } } },
  });
  const copy = at(
    {
      parameters: [
        { name: 'q', in: 'query', schema: {}, examples: { x: { value: 1 }, y: { summary: 'Why', value: 2 } } },
      ],
      responses: {
        200: { description: '', content: { 'application/json': { schema: {}, examples } } },
        400: error('bad'),
        404: error('gone'),
      },
    },
    { components: { schemas: { Problem: { type: 'string' } } } },
  );
  expect(copy).toContain('Example: A small one:\n\n```json\n{ "a": 1 }\n```');
  expect(copy).toContain('Example: Larger one:\n\n```json\n{ "a": 2 }\n```\n\nWith _words_');
  expect(copy).toContain('Example: Far: [elsewhere](https://far.test/x.json).');
  expect(copy).toContain('  - Example: Why: `2`');
  expect(copy).toMatch(/Body of 400 and of the errors like it:[\s\S]*"bad"[\s\S]*Examples of 404:[\s\S]*"gone"/);
});

it('names the pages that links of a response lead to', () => {
  const links = { Read: { operationId: 'readA', server: { url: 'https://b.test' } } };
  expect(at({ responses: { 200: { description: '', links } } })).toContain('- Read: `readA` `server = https://b.test`');
});

it('keeps the language of code in a description', () => {
  expect(at({ ...got, description: 'Like this:\n\n```bash\ncurl x\n```' })).toContain('```bash\ncurl x\n```');
});

it('has what a site adds: facts of fields with their links, and sections', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const copy = copyOf(
    {
      paths: {
        '/a': { get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } } },
      },
    },
    (operation) => {
      const [field] = operation.responses[0]?.media[0]?.schema?.children ?? [];
      const codes = { before: 'codes', text: 'Roof', href: '/roof' };
      Object.assign(field ?? {}, { facts: [codes, { text: 'a_b', isCode: true }, { text: 'no', copy: '' }] });
      operation.sections = [{ id: 'rules', title: 'Rules', html: '<p>Read <a href="/rules">them</a>.</p>' }];
    },
  );
  expect(copy).toContain('- `a`: string, can be absent. (codes [Roof](/roof); `a_b`)');
  expect(copy).toContain('## Rules\n\nRead [them](/rules).');
});
