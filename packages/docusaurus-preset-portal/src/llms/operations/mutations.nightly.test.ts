import { expect, it } from 'vitest';
import { readOperations } from '../../openapi';
import { readContracts } from '../../reference/generate/contracts.fixture';
import type { ServerData } from '../mcp/knowledge';
import { getSchema } from '../mcp/lookups';
import { markdownOf, type Schema, schemasOf, searchTitlesOf, typesFor } from './mutations.fixture';

/** Edits of a named schema; undefined if not applicable. */
const EDITS: Record<string, (schema: Schema) => (() => void) | undefined> = {
  type: ({ properties = {} }) => {
    const titles = Object.values(properties).find(
      (one) => one.type === 'string' && !one.enum && one.const === undefined,
    );
    return titles && (() => Object.assign(titles, { type: 'integer' }));
  },
  required: (schema) => {
    const last = schema.required?.at(-1);
    return last === undefined ? undefined : () => Object.assign(schema, { required: schema.required?.slice(0, -1) });
  },
  enum: (schema) => {
    const titles = [schema, ...Object.values(schema.properties ?? {})].find(({ enum: values }) => values);
    return titles && (() => titles.enum?.push('ONE_MORE'));
  },
  limit: ({ properties = {} }) => {
    const titles = Object.values(properties).find(({ maxLength }) => maxLength !== undefined);
    return titles && (() => Object.assign(titles, { maxLength: 7 }));
  },
};

it('an edit of a schema changes the page, its Markdown copy, search, types and the result of the tool', async () => {
  // The largest contract takes a second to read, and there are many edits.
  const small = [...(await readContracts())].sort((a, b) => a.operations.length - b.operations.length).slice(0, 4);
  const seen: string[] = [];
  for (const api of small) {
    const { ref, document, operations } = api;
    const [types, titles] = [await typesFor(document), searchTitlesOf(operations, api)];
    const before = markdownOf(operations, api);
    for (const name of Object.keys(schemasOf(document)))
      for (const [kind, edit] of Object.entries(EDITS)) {
        if (seen.length >= 44) break;
        const edited = structuredClone(document);
        const apply = edit(schemasOf(edited)[name] ?? {});
        if (!apply) continue;
        apply();
        const read = readOperations(edited, ref.id);
        const models = (list: typeof read) =>
          JSON.stringify(
            list.map(({ operation }) => operation.responses.map(({ media }) => media.map((one) => one.schema))),
          );
        // A schema that is in no response has nothing to compare.
        if (models(read) === models(operations as typeof read)) continue;
        const context = `${ref.id} ${name} ${kind}`;
        expect(markdownOf(read, api), context).not.toBe(before);
        // Types have no length limits, and the search has names and values only.
        if (kind !== 'limit') expect(await typesFor(edited), context).not.toBe(types);
        const added = searchTitlesOf(read, api).filter((title) => !titles.includes(title));
        expect(added, context).toEqual(kind === 'enum' ? ['ONE_MORE'] : []);
        const knowledge = {
          contracts: { [ref.id]: { version: '1', hash: '', document: edited } },
        } as unknown as ServerData;
        const result = getSchema.run({ api: ref.id, schema: name } as never, knowledge) as { schema: object };
        expect(result.schema, context).toEqual(schemasOf(edited)[name]);
        expect(result.schema, context).not.toEqual(schemasOf(document)[name]);
        seen.push(context);
      }
  }
  console.log(`${seen.length} edits`);
  expect(seen.length).toBeGreaterThanOrEqual(40);
});
