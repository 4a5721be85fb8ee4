import { beforeAll, describe, expect, it } from 'vitest';
import { registers } from '#vocabulary/registers';
import { readContracts } from '../support/portal';
import { identifierTakers } from './identifierTakers';
import { sectionsOf } from './sections';

let contracts = '';
let takers: Map<string, string[]>;

beforeAll(async () => {
  const read = await readContracts();
  contracts = JSON.stringify(read.map(({ document }) => document));
  takers = identifierTakers(read);
});

/** Returns all distinct matches of a pattern in the contracts. */
function named(pattern: RegExp): string[] {
  const found = [...new Set([...contracts.matchAll(pattern)].map(([, name = '']) => name))];
  expect(found.length).toBeGreaterThan(10);
  return found.sort();
}

describe('identifiers', () => {
  const sections = sectionsOf('docs/docs/identifiers.mdx');

  it('describes every identifier of the contracts', () => {
    expect(named(/"x-identifier":"([^"]+)"/g).filter((name) => !sections.has(name))).toEqual([]);
  });

  it('names every operation that takes it', () => {
    const missing = [...takers].flatMap(([name, operations]) =>
      operations.filter((href) => !sections.get(name)?.includes(href)).map((href) => `${name}: ${href}`),
    );
    expect(takers.size).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

describe('errors', () => {
  const sections = sectionsOf('docs/docs/errors.mdx');

  it('has a section with an example for every problem type of the contracts', () => {
    const types = named(/\/docs\/errors#([a-z-]+)/g);
    expect(types.filter((type) => !sections.get(type)?.includes('<ResponseExample'))).toEqual([]);
  });

  it('states the retry advice of every problem type, in the table and in its section', () => {
    const types = named(/\/docs\/errors#([a-z-]+)/g);
    const table = sections.get('retry') ?? '';
    expect(types.filter((type) => !table.includes(`[${type}](#${type})`))).toEqual([]);
    expect(types.filter((type) => !sections.get(type)?.includes('**Retry:**'))).toEqual([]);
  });
});

describe('list of registers', () => {
  it('has the section that every source badge leads to', () => {
    const sections = sectionsOf('docs/docs/list-of-registers.mdx');
    expect(Object.keys(registers).length).toBeGreaterThan(10);
    expect(Object.keys(registers).filter((name) => !sections.has(name.toLowerCase()))).toEqual([]);
  });
});
