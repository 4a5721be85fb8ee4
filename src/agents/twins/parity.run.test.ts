import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationPage, SchemaNode } from '../../openapi/model';
import { isOperation, readPages } from '../../reference/readPages';
import { limitWords } from '../../reference/types/limitWords';
import { operationMarkdown } from './operation';
import { fieldsOfModel, fieldsOfTwin, lettersOf, numbersIn, sectionsIn } from './twinFields.fixture';
import { LEVELS } from './writing';

let pages: OperationPage[] = [];
beforeAll(async () => {
  pages = (await readPages()).filter(isOperation);
});

const linkTo = (href: string) => `https://site.test${href}`;

/** What a field's line must say, whatever else is left out for length. */
function factsOf(node: SchemaNode): string[] {
  const { type, unit, nullable, enum: values, codeLists = [], constraints } = node;
  return [
    type,
    ...(nullable && type !== 'null' ? ['null'] : []),
    ...(node.deprecated ? ['deprecated'] : []),
    ...(node.readOnly ? ['read-only'] : []),
    ...(unit && unit !== '1' ? ['unit'] : []),
    ...values.map(({ value }) => value),
    ...codeLists,
    ...constraints.flatMap((one) => limitWords(one)?.match(/(?<=match(?:es)? ).+/)?.[0] ?? limitWords(one) ?? []),
    ...[node.const, node.default, node.examples[0]].filter((one) => one !== undefined),
  ];
}

const saying = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describe.each(LEVELS)('what a twin at level %i says of fields', (level) => {
  it('is every field of the model, and none besides', () => {
    let compared = 0;
    for (const page of pages) {
      const twin = fieldsOfTwin(operationMarkdown(page, linkTo, level));
      const model = fieldsOfModel(page.operation);
      const named = [...twin.keys()].filter((key) => !/_$/.test(key));
      expect(named.sort(), page.permalink).toEqual([...model.keys()].sort());
      compared += named.length;
    }
    expect(compared).toBeGreaterThan(pages.length);
  });

  it('has type, flags, values, limits, codes and example of each, and no number besides', () => {
    let compared = 0;
    for (const page of pages) {
      const text = operationMarkdown(page, linkTo, level);
      const twin = fieldsOfTwin(text);
      for (const [key, nodes] of fieldsOfModel(page.operation)) {
        const lines = twin.get(key) ?? [];
        for (const [at, node] of nodes.entries()) {
          const line = lines[at] ?? lines[0] ?? '';
          const said = saying(line.includes('See type') ? text : line);
          for (const fact of factsOf(node)) expect(said, `${page.permalink} ${key}: ${fact}`).toContain(saying(fact));
          const known = numbersIn(JSON.stringify([node.shape, { ...node, children: [], variants: [] }]));
          const unknown = numbersIn(line.replace(/\(https?:[^)]*\)/g, '')).filter((one) => !known.includes(one));
          expect(unknown, `${page.permalink} ${key}: ${line}`).toEqual([]);
          compared += 1;
        }
        const [node] = nodes;
        if (node?.required && key.startsWith('Parameters /')) expect(lines[0], key).toMatch(/: [^.]*\brequired\b/);
        if (node?.role === 'property' && !/^(?:Parameters|Request)/.test(key))
          expect(/: [^.]*can be absent/.test(lines[0] ?? ''), `${page.permalink} ${key}`).toBe(!node.required);
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('has every status', () => {
    for (const page of pages) {
      const sections = sectionsIn(operationMarkdown(page, linkTo, level));
      const rows = [...(sections.get('Errors') ?? '').matchAll(/^\| ([45]\w\w)\b/gm)].map(([, status]) => status);
      const good = [...sections.keys()].flatMap((heading) => /^Response (\w+)/.exec(heading)?.[1] ?? []);
      expect([...good, ...rows].sort(), page.permalink).toEqual(
        page.operation.responses.map(({ status }) => status).sort(),
      );
    }
  });
});

it('descriptions stand whole where there is room', () => {
  let compared = 0;
  for (const page of pages) {
    const text = operationMarkdown(page, linkTo, 0);
    const said = saying(text.replace(/\]\(https?:[^)]*\)/g, ']'));
    for (const nodes of fieldsOfModel(page.operation).values())
      for (const { description } of nodes)
        if (description) {
          expect(said, page.permalink).toContain(lettersOf(description));
          compared += 1;
        }
  }
  expect(compared).toBeGreaterThan(0);
});
