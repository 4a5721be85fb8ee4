import { expect, it } from 'vitest';
import { readOperations } from '../../openapi';
import { readContracts } from '../../reference/generate/contracts.fixture';
import type { Knowledge } from '../mcp/knowledge';
import { getSchema } from '../mcp/lookups';
import { foundIn, type Schema, schemasOf, twinsOf, typesFor } from './mutations.fixture';

/** Edits of a named schema; undefined if not applicable. */
const EDITS: Record<string, (schema: Schema) => (() => void) | undefined> = {
  type: ({ properties = {} }) => {
    const found = Object.values(properties).find(
      (one) => one.type === 'string' && !one.enum && one.const === undefined,
    );
    return found && (() => Object.assign(found, { type: 'integer' }));
  },
  required: (schema) => {
    const last = schema.required?.at(-1);
    return last === undefined ? undefined : () => Object.assign(schema, { required: schema.required?.slice(0, -1) });
  },
  enum: (schema) => {
    const found = [schema, ...Object.values(schema.properties ?? {})].find(({ enum: values }) => values);
    return found && (() => found.enum?.push('ONE_MORE'));
  },
  limit: ({ properties = {} }) => {
    const found = Object.values(properties).find(({ maxLength }) => maxLength !== undefined);
    return found && (() => Object.assign(found, { maxLength: 7 }));
  },
};

it('an edit of a schema shows on the page, in its twin, in search, types and the answer of the tool', async () => {
  // The largest contract takes a second to read, and there are many edits.
  const small = [...(await readContracts())].sort((a, b) => a.operations.length - b.operations.length).slice(0, 4);
  const seen: string[] = [];
  for (const api of small) {
    const { ref, document, operations } = api;
    const [types, found] = [await typesFor(document), foundIn(operations, api)];
    const before = twinsOf(operations, api);
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
        const what = `${ref.id} ${name} ${kind}`;
        expect(twinsOf(read, api), what).not.toBe(before);
        // Types have no length limits, and the search has names and values only.
        if (kind !== 'limit') expect(await typesFor(edited), what).not.toBe(types);
        const added = foundIn(read, api).filter((title) => !found.includes(title));
        expect(added, what).toEqual(kind === 'enum' ? ['ONE_MORE'] : []);
        const knowledge = {
          contracts: { [ref.id]: { version: '1', hash: '', document: edited } },
        } as unknown as Knowledge;
        const answer = getSchema.run({ api: ref.id, schema: name } as never, knowledge) as { schema: object };
        expect(answer.schema, what).toEqual(schemasOf(edited)[name]);
        expect(answer.schema, what).not.toEqual(schemasOf(document)[name]);
        seen.push(what);
      }
  }
  console.log(`${seen.length} edits`);
  expect(seen.length).toBeGreaterThanOrEqual(40);
});
