import snakeCase from 'lodash/snakeCase';
import { expect, it } from 'vitest';
import { type Document, type ReadOperation, readOperations } from '../../openapi';
import { resolve } from '../../openapi/resolve';
import { readContracts } from '../../reference/generate/contracts.fixture';
import type { ReadApi } from '../../reference/generate/readApi';
import { writeSamples } from '../../reference/generate/samples';
import type { ServerData } from '../mcp/knowledge';
import { knowledgeOf } from '../mcp/knowledge.fixture';
import { requestForTool } from '../mcp/requests';
import { pageOf, searchTitlesOf, typesFor } from './mutations.fixture';
import { operationMarkdown } from './operation';

type Raw = { name: string; in: string; required?: boolean; schema?: object; example?: unknown; examples?: unknown };

const NUMBER = 74_111;
const TEXT = 'ONE_MORE';

/** Edits of a parameter; undefined if not applicable. */
const EDITS: Record<string, (parameter: Raw) => Partial<Raw> | undefined> = {
  type: ({ required }) =>
    required ? { schema: { type: 'integer' }, example: NUMBER, examples: undefined } : undefined,
  enum: ({ required }) =>
    required ? { schema: { type: 'string', enum: [TEXT] }, example: undefined, examples: undefined } : undefined,
  required: ({ required }) => (required ? undefined : { required: true }),
};

/** Returns the contract with one parameter of one operation changed; examples with the old value are removed. */
function edit({ document }: ReadApi, { located }: ReadOperation, at: number, changes: Partial<Raw>): Document {
  const edited = structuredClone(document);
  const item = (edited.paths as Record<string, Record<string, { parameters: Raw[]; 'x-sample'?: unknown }>>)[
    located.path
  ]?.[located.method];
  if (!item) throw new Error(`There is no ${located.method} ${located.path}.`);
  item.parameters[at] = { ...structuredClone(resolve<Raw>(document, item.parameters[at] as Raw)), ...changes };
  return JSON.parse(JSON.stringify(edited, (key, value) => (key === 'x-request' ? undefined : value)));
}

/** Returns the tool's message for a request with these values. */
function messageFor(operation: string, parameters: Record<string, unknown>, knowledge: ServerData): string {
  try {
    requestForTool({ operation, parameters }, knowledge);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const parameterLine = (line: string, name: string) =>
  line.split('\n').find((line) => line.startsWith(`- \`${name}\`:`)) ?? '';

it('an edit of a parameter changes the page, its Markdown copy, search, samples, types and the result of the tool', async () => {
  const small = [...(await readContracts())].sort((a, b) => a.operations.length - b.operations.length).slice(0, 4);
  const seen: string[] = [];
  for (const api of small) {
    const types = await typesFor(api.document);
    for (const read of api.operations) {
      const parameters = (read.located.operation.parameters ?? []).map((one) => resolve<Raw>(api.document, one as Raw));
      for (const [at, parameter] of parameters.entries())
        for (const [kind, changesOf] of Object.entries(EDITS)) {
          const changes = changesOf(parameter);
          if (!changes) continue;
          const { name } = parameter;
          const context = `${api.ref.id}/${read.operation.id} ${name} ${kind}`;
          const document = edit(api, read, at, changes);
          const after = readOperations(document, api.ref.id).find(
            ({ operation }) => operation.id === read.operation.id,
          );
          if (!after) throw new Error(context);
          const { schema } = after.operation.parameters.find((one) => one.schema.name === name) ?? {};
          const line = parameterLine(
            operationMarkdown(pageOf(after.operation, api), (href) => href),
            name,
          );
          const samples = writeSamples(after.operation, after.located, { ref: api.ref, document });
          const knowledge = knowledgeOf(after, api.ref, document) as ServerData;
          const operation = `${api.ref.id}/${read.operation.id}`;
          if (kind === 'required') {
            expect([schema?.required, /: [^.]*\brequired\b/.test(line)], context).toEqual([true, true]);
            expect(messageFor(operation, {}, knowledge), context).toContain(`${name}: Missing.`);
          } else if (kind === 'enum') {
            expect([schema?.enum.map(({ value }) => value), line.includes(TEXT)], context).toEqual([[TEXT], true]);
            expect(searchTitlesOf([after], api), context).toContain(TEXT);
            expect(messageFor(operation, { [name]: 'other' }, knowledge), context).toContain(`${name}: `);
            expect(messageFor(operation, { [name]: TEXT }, knowledge), context).not.toContain(`${name}: `);
          } else {
            expect([schema?.type, /: integer\b/.test(line)], context).toEqual(['integer', true]);
            expect(messageFor(operation, { [name]: 'text' }, knowledge), context).toContain(`${name}: `);
            expect(messageFor(operation, { [name]: NUMBER }, knowledge), context).not.toContain(`${name}: `);
          }
          const sent = { type: String(NUMBER), enum: TEXT, required: name }[kind] ?? '';
          // A client of Python has the parameter in snake case.
          expect(
            samples
              .filter(({ text }) => ![sent, snakeCase(sent)].some((one) => text.includes(one)))
              .map(({ language }) => language),
            context,
          ).toEqual([]);
          expect(await typesFor(document), context).not.toBe(types);
          seen.push(context);
        }
    }
  }
  console.log(`${seen.length} edits`);
  expect(seen.length).toBeGreaterThanOrEqual(40);
}, 300_000);
