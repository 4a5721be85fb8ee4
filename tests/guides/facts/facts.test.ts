import { readFileSync } from 'node:fs';
import kebabCase from 'lodash/kebabCase';
import { expect, it } from 'vitest';
import { announcement, apis } from '#site';
import { listFilesSync } from '../../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { bundleContract } from '../../../packages/docusaurus-preset-portal/src/openapi';
import { LANGUAGES } from '../../../packages/docusaurus-preset-portal/src/reference/samples/languages';
import { callLanguages } from '../../../src/guides/clients/build/calls';
import { difference, onOneLine, readFacts } from './facts';

// biome-ignore lint/suspicious/noExplicitAny: contracts, which their own tests check
type Node = any;
const { facts, codes, lists } = readFacts();

const contracts: [id: string, title: string, document: Node][] = await Promise.all(
  apis.map(
    async ({ id, title, spec }) => [id, title, await bundleContract(`api-specs/${spec}`)] as [string, string, Node],
  ),
);

const resolved = (document: Node, node: Node): Node =>
  typeof node?.$ref === 'string'
    ? resolved(
        document,
        node.$ref
          .slice(2)
          .split('/')
          .reduce((inner: Node, key: string) => inner[key.replaceAll('~1', '/')], document),
      )
    : node;

/** Every operation, with its $refs resolved. */
const operations = contracts.flatMap(([api, , document]) =>
  Object.values<Node>(document.paths).flatMap((item) =>
    Object.entries<Node>(item).map(([method, operation]) => {
      const responses = Object.entries<Node>(operation.responses).map(([status, response]): [number, Node] => [
        Number(status),
        resolved(document, response),
      ]);
      const [, success] = responses.find(([status]) => status < 300) ?? [];
      const schema = resolved(document, Object.values<Node>(success.content)[0].schema);
      const parameters = (operation.parameters ?? []).map((one: Node) => resolved(document, one));
      return { id: `${api}/${operation.operationId}`, method, operation, parameters, responses, schema };
    }),
  ),
);

const page = (name: string): string => readFileSync(`docs/docs/${name}.mdx`, 'utf8');
/** Checks that a page contains a text. The message is the text, not the page. */
/** Numbers as guides write them. */
const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

const expectOn = (name: string, text: string) =>
  expect([name, text, page(name).includes(text)]).toEqual([name, text, true]);
const factValue = (id: string) => facts.find((one) => one.id === id)?.value as number[];

it('every place of a fact agrees with it', () => {
  const places = facts.flatMap((fact) => fact.places.map((place) => ({ fact, place })));
  const differences = places.flatMap(({ fact, place }) => {
    const found = difference(fact, place);
    return found === undefined ? [] : [`${place.file}: ${fact.id}: ${found}`];
  });
  console.log(`Facts: ${places.length} places of ${facts.length} facts compared, ${differences.length} differ.`);
  expect(places.length).toBeGreaterThan(150);
  expect(facts.filter((fact) => fact.places.length < 2)).toEqual([]);
  expect(differences).toEqual([]);
});

it('no text contradicts a fact', () => {
  const texts = [
    'docs/docs',
    'docs/_data',
    'api-specs',
    'src/guides/first-call',
    'packages/docusaurus-preset-portal/src/llms',
    'src/landing',
    'src/sandbox-world',
  ]
    .flatMap((folder) => listFilesSync(folder).map((name) => `${folder}/${name}`))
    .filter((file) => !/facts\.yaml$|search-questions|code-lists\.json$|\/published\/|\.test\./.test(file));
  const never = facts.flatMap(({ id, never = [] }) => never.map((one): [string, RegExp] => [id, new RegExp(one)]));
  expect(never.length).toBeGreaterThan(10);
  expect(texts.length).toBeGreaterThan(300);
  const found = texts.flatMap((file) => {
    const text = onOneLine(readFileSync(file, 'utf8'));
    return never.flatMap(([id, pattern]) => (pattern.test(text) ? [`${file}: ${id}: ${pattern.exec(text)?.[0]}`] : []));
  });
  expect(found).toEqual([]);
});

it('every response of the contracts has the headers and the advice that the facts name', () => {
  const responses = operations.flatMap(({ id, responses }) => responses.map(([status, one]) => ({ id, status, one })));
  expect(responses.length).toBeGreaterThan(150);
  for (const { id, status, one } of responses) {
    const headers = Object.keys(one.headers ?? {});
    const what = `${id} ${status}`;
    expect(headers, what).toContain('X-Request-Id');
    expect(headers.filter((name) => name.startsWith('RateLimit-')).length, what).toBe(
      status < 300 || status === 429 ? 3 : 0,
    );
    expect(headers.includes('Retry-After'), what).toBe(factValue('retry-after').includes(status));
    if (status >= 400)
      expect(one['x-retry'], what).toBe(factValue('retried').includes(status) ? 'after-delay' : 'after-change');
  }
  const rows = [...page('errors').matchAll(/^\| \[[\w-]+\]\(#[\w-]+\) \| (\d+) \| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(15);
  for (const [row, status, advice] of rows)
    expect(/^The same request, after/.test(advice ?? ''), row).toBe(factValue('retried').includes(Number(status)));
});

it('lists have the form, the size and the order that the facts name', () => {
  const found = operations.filter(({ schema }) => schema.properties.items);
  expect(found.map(({ id }) => id).sort()).toEqual(Object.keys(lists).sort());
  for (const { id, operation, parameters, schema } of found) {
    const { pages, order, page: row, beside } = lists[id] as (typeof lists)[string];
    const names = Object.keys(schema.properties);
    expect(names.filter((name) => !['items', 'nextCursor'].includes(name)).sort(), id).toEqual([...beside].sort());
    expect(names.includes('nextCursor'), id).toBe(pages !== undefined);
    expect([id, onOneLine(JSON.stringify([operation, schema, parameters])).includes(order)]).toEqual([id, true]);
    expectOn('pagination', row);
    const { schema: limit } = parameters.find(({ name }: Node) => name === 'limit') ?? {};
    expect(limit && [limit.default, limit.maximum], id).toEqual(pages);
    const size =
      pages &&
      `/${kebabCase(operation.operationId)}#query.limit) | ${pages.map((one) => one.toLocaleString('en-GB')).join(' | ')} |`;
    if (size) expectOn('pagination', size);
  }
  const paged = found.filter(({ id }) => lists[id]?.pages).length;
  expectOn('pagination', `${words[paged]} operations return a list in pages`);
  expectOn('pagination', `${words[found.length - paged]} operations return a whole list in one response`);
});

it('codes have the form that the facts name', () => {
  const withCode = contracts.flatMap(([, , document]) =>
    Object.entries<Node>(document.components.schemas).filter(([, { properties }]) => properties?.code),
  );
  expect(withCode.length).toBeGreaterThan(5);
  const others = withCode.filter(([name, { properties }]) => name !== 'Warning' && !properties.label);
  expect(Object.fromEntries(others.map(([name, { properties }]) => [name, Object.keys(properties)]))).toEqual(codes);
  expectOn(
    'introduction',
    'Four kinds of codes have other fields: the legal form and the industry of a company, its credit information, and the codes of a vehicle.',
  );
});

it('pages count operations, languages and registers as they are', () => {
  const purpose = operations.filter(({ parameters }) => parameters.some(({ name }: Node) => name === 'X-Purpose'));
  expectOn('authentication', `${words[purpose.length]} operations also take the header \`X-Purpose\``);
  for (const { operation } of purpose)
    expectOn('authentication', `/${kebabCase(operation.operationId)}#header.X-Purpose)`);
  const others = operations.filter(({ method }) => method !== 'get');
  expectOn('introduction', `All of them are read with \`GET\`, apart from ${words[others.length]?.toLowerCase()}`);
  const stored = operations.filter(({ operation }) => operation.tags.includes('Feature store'));
  expect(stored).not.toEqual([]);
  expect(stored.filter(({ schema }) => schema.properties.warnings)).toEqual([]);
  const [all, calls] = [LANGUAGES, callLanguages].map(({ length }) => words[length]?.toLowerCase());
  expectOn('samples', `all ${all} languages`);
  expectOn('operating', `a retry budget in ${calls} languages`);
  expectOn('errors', `as a program in ${calls} languages`);
});

it('the page says of every operation whether it reads a register when it is called', () => {
  const [, section = ''] = page('data-docs/introduction').split('{#live-or-stored}');
  const [before = ''] = section.split(/^## /m);
  const rowOf = (id: string) =>
    before.split('\n').find((line) => line.includes(`/${kebabCase(id.split('/')[1])})`)) ?? `no row of ${id}`;
  for (const { id, responses } of operations) {
    const reads = responses.some(([status]) => status === 503);
    expect([id, /\| (502 or 503|The same)|\| When you call/.test(rowOf(id))]).toEqual([id, reads]);
  }
});

it('the pages say the same of when a register changes', () => {
  const fresh = [...page('operating').matchAll(/^\| \[(\w+)\]\(\/docs\/list-of-registers#\w+\) \| ([^|]+) \|/gm)];
  const glance = new Map(
    [...page('list-of-registers').matchAll(/^\| \[(\w+)\]\(#\w+\)<br \/>.*<br \/>([^|]+) \|$/gm)].map(
      ([, name, when]) => [name, when],
    ),
  );
  expect(fresh.length).toBeGreaterThan(15);
  for (const [, name, when] of fresh) expect([name, glance.get(name)]).toEqual([name, when]);
  const limits = [
    ...page('limitations').matchAll(/^From \[[^\]]+\]\(\/docs\/list-of-registers#(\w+)\), (?:changed )?([^.]+)\./gm),
  ];
  expect(limits.length).toBeGreaterThan(5);
  for (const [, id = '', when = ''] of limits)
    expect([id, glance.get(id.toUpperCase())?.toLowerCase()]).toEqual([id, when]);
});

it('the announcement names the API of its version, which is the newest', () => {
  for (const [whole, title, version] of (announcement?.text ?? '').matchAll(/(\w[\w-]* API)?\s*(\d+\.\d+)/g)) {
    const [, , document] = contracts.find(([, name]) => name === title) ?? [];
    expect(document?.info.version, whole).toMatch(new RegExp(`^${version}\\.`));
  }
  expect(announcement?.text).not.toMatch(/sorry|before you build|not yet/i);
});
