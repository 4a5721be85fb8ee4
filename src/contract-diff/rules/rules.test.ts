import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { differences } from '../differences';
import { operationMutations, schemaMutations } from '../mutations/index.fixture';
import { edited, shapes } from '../shapes.fixture';
import { rules } from '.';

/** Rules that an edit of a mutation shows. */
function shown(): Set<string> {
  const all = schemaMutations.flatMap(([before, after]) =>
    ['Order', 'Receipt'].map((schema) =>
      [before, after].map((text) => edited(shapes(), `components schemas ${schema} properties value`, parse(text))),
    ),
  );
  const operations = operationMutations.map(([, edits]) => [
    shapes(),
    edits.reduce((document, [path, value]) => edited(document, path, value), shapes()),
  ]);
  const pairs = [...all, ...operations] as [ReturnType<typeof shapes>, ReturnType<typeof shapes>][];
  return new Set(pairs.flatMap(([before, after]) => differences(before, after).map(({ rule }) => rule)));
}

describe('the rules', () => {
  it('have names of their own, a reason and an example', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.filter(({ name, reason, example }) => !name || !reason || example.before === example.after)).toEqual(
      [],
    );
  });

  it('are each shown by a mutation', () => {
    const found = shown();
    expect(rules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });
});
