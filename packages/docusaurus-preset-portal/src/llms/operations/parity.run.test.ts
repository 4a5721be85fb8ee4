import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationPage, SchemaNode } from '../../openapi/model';
import { isOperation, readPages } from '../../reference/readPages';
import { limitWords } from '../../reference/types/limitWords';
import { unitWords } from '../../terms/units';
import { fieldsOfCopy, fieldsOfModel, lettersOf, type Nodes, numbersIn, sectionsIn } from './copyFields.fixture';
import { operationMarkdown } from './operation';

let pages: OperationPage[] = [];
beforeAll(async () => {
  pages = (await readPages()).filter(isOperation);
});

const linkTo = (href: string) => `https://site.test${href}`;

const cache = new Map<string, string>();
/** Returns the Markdown of a page. Cached for all tests. */
function markdownOf(page: OperationPage): string {
  const text = cache.get(page.permalink) ?? operationMarkdown(page, linkTo);
  cache.set(page.permalink, text);
  return text;
}

const cachedModels = new Map<string, Nodes>();
/** Returns the fields of the model of a page. Cached for all tests. */
function modelOf({ permalink, operation }: OperationPage): Nodes {
  const nodes = cachedModels.get(permalink) ?? fieldsOfModel(operation);
  cachedModels.set(permalink, nodes);
  return nodes;
}

const numbers = new WeakMap<SchemaNode, Set<string>>();
/** Returns the numbers of a field itself. */
function numbersOf(node: SchemaNode): Set<string> {
  const found =
    numbers.get(node) ?? new Set(numbersIn(JSON.stringify([node.shape, { ...node, children: [], variants: [] }])));
  numbers.set(node, found);
  return found;
}

/** Returns the facts that a field's line must contain. */
function factsOf(node: SchemaNode): string[] {
  const { type, unit, nullable, enum: values, codeLists = [], constraints } = node;
  return [
    type,
    ...(nullable && type !== 'null' ? ['null'] : []),
    ...(node.deprecated ? ['deprecated'] : []),
    ...(node.readOnly ? ['read-only'] : []),
    ...(unitWords(unit) ? ['unit'] : []),
    ...values.map(({ value }) => value),
    ...codeLists,
    ...constraints.flatMap(
      (constraint) => limitWords(constraint)?.match(/(?<=match(?:es)? ).+/)?.[0] ?? limitWords(constraint) ?? [],
    ),
    ...[node.const, node.default, node.examples[0]].filter((one) => one !== undefined),
  ];
}

const lettersIn = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('fields in the Markdown copy', () => {
  it('are those of the model', () => {
    let compared = 0;
    for (const page of pages) {
      const fields = fieldsOfCopy(markdownOf(page));
      const model = modelOf(page);
      const fieldNames = [...fields.keys()].filter((key) => !/_$/.test(key));
      expect(fieldNames.sort(), page.permalink).toEqual([...model.keys()].sort());
      compared += fieldNames.length;
    }
    expect(compared).toBeGreaterThan(pages.length);
  });

  it('have type, flags, values, limits, codes and an example, and no other number', () => {
    let compared = 0;
    // One comparison for all facts: an assertion for each would take most of the time.
    const wrong: string[] = [];
    for (const page of pages) {
      const text = markdownOf(page);
      const all = lettersIn(text);
      const fields = fieldsOfCopy(text);
      for (const [key, nodes] of modelOf(page)) {
        const lines = fields.get(key) ?? [];
        for (const [at, node] of nodes.entries()) {
          const line = lines[at] ?? lines[0] ?? '';
          const letters = line.includes('See type') ? all : lettersIn(line);
          const missing = factsOf(node).filter((fact) => !letters.includes(lettersIn(fact)));
          const unknown = numbersIn(line.replace(/\(https?:[^)]*\)/g, '')).filter((one) => !numbersOf(node).has(one));
          for (const fact of missing) wrong.push(`${page.permalink} ${key} lacks ${fact}: ${line}`);
          for (const number of unknown) wrong.push(`${page.permalink} ${key} has ${number} besides: ${line}`);
          compared += 1;
        }
        const [node] = nodes;
        const [line = ''] = lines;
        if (node?.required && key.startsWith('Parameters /') && !/: [^.]*\brequired\b/.test(line))
          wrong.push(`${page.permalink} ${key} is required: ${line}`);
        const isResponse = node?.role === 'property' && !/^(?:Parameters|Request)/.test(key);
        if (isResponse && /: [^.]*can be absent/.test(line) === node.required)
          wrong.push(`${page.permalink} ${key} is ${node.required ? '' : 'not '}required: ${line}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });

  it('are below every status', () => {
    for (const page of pages) {
      const sections = sectionsIn(markdownOf(page));
      const rows = [...(sections.get('Errors') ?? '').matchAll(/^\| ([45]\w\w)\b/gm)].map(([, status]) => status);
      const good = [...sections.keys()].flatMap((heading) => /^Response (\w+)/.exec(heading)?.[1] ?? []);
      expect([...good, ...rows].sort(), page.permalink).toEqual(
        page.operation.responses.map(({ status }) => status).sort(),
      );
    }
  });
});

it('has every description unabridged', () => {
  let compared = 0;
  const missing: string[] = [];
  for (const page of pages) {
    const text = markdownOf(page);
    const letters = lettersIn(text.replace(/\]\(https?:[^)]*\)/g, ']'));
    for (const nodes of modelOf(page).values())
      for (const { description } of nodes)
        if (description) {
          if (!letters.includes(lettersOf(description))) missing.push(`${page.permalink}: ${description}`);
          compared += 1;
        }
  }
  expect(missing).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});
