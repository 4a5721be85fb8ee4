import { readNextCalls } from 'docusaurus-preset-portal/node';
import { nextCalls, type ReadApi, startsOf } from 'docusaurus-preset-portal/testing';
import { hrefOf, schemaNodes } from 'openapi-toolkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { apis } from '#site';
import { portal, readContracts } from '../support/portal';
import { identifierTakers } from './identifierTakers';

const chosen = await readNextCalls(portal);
let read: ReadApi[];
let all: { name: string; identifiers: string[]; calls: ReturnType<typeof nextCalls> }[];

beforeAll(async () => {
  read = await readContracts();
  all = read.flatMap(({ ref, operations }) =>
    operations.map(({ operation }) => ({
      name: `${ref.id}/${operation.id}`,
      identifiers: operation.responses
        .filter(({ status }) => status.startsWith('2'))
        .flatMap(({ media }) => schemaNodes(media[0]?.schema))
        .flatMap((node) => node.identifier ?? []),
      calls: nextCalls(operation, ref.id, chosen, read),
    })),
  );
});

// The key of an attribute or a feature names the requested column and leads to no other call.
const NOT_LOOKED_UP = new Set(['attribute-key']);

describe('the links of docs/_data/next-calls.json', () => {
  it('every operation that returns what another one takes has next calls, and no entry is of an unknown operation', () => {
    const takers = identifierTakers(read);
    const leads = ({ name, identifiers }: (typeof all)[number]) => {
      const [apiId, slug = ''] = name.split('/');
      const own = read.find(({ ref }) => ref.id === apiId);
      return identifiers.some(
        (one) =>
          !NOT_LOOKED_UP.has(one) && (takers.get(one) ?? []).some((href) => !own || href !== hrefOf(own.ref, slug)),
      );
    };
    const wanted = all.filter(leads).map(({ name }) => name);
    expect(wanted.length).toBeGreaterThan(0);
    expect(Object.keys(chosen.next).sort()).toEqual(
      // Feedback returns the recommendation it was sent for, so no call follows.
      wanted
        .filter((name) => name !== 'advisor/recommendation-feedback')
        .sort(),
    );
    expect(all.filter(({ calls }) => calls.length > 0).length).toBe(Object.keys(chosen.next).length);
  });

  it('every link gives a reason of one sentence, and no page the same link twice', () => {
    const pages = all.map(({ calls }) =>
      calls.flatMap(({ property, operations }) => operations.map((one) => ({ property, ...one }))),
    );
    const links = pages.flat();
    expect(links.length).toBeGreaterThan(0);
    for (const { why } of links) expect(why).toMatch(/^[A-Z].{10,120}\.$/);
    for (const page of pages) {
      const keys = page.map(({ property, href }) => `${property} ${href}`);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  it('nothing leads to the search for persons: they have to be identified already', () => {
    const links = all.flatMap(({ calls }) => calls.flatMap(({ operations }) => operations));
    expect(links.filter(({ href }) => href.endsWith('/persons'))).toEqual([]);
    const starts = chosen.start.filter(({ links: to }) => to.some((link) => link.to === 'data/persons'));
    expect(starts.map(({ have }) => have)).toEqual(['A person you have identified']);
  });

  it('every operation that takes an identifier is the start of something', () => {
    const started = new Set(
      apis
        .flatMap(({ id }) => startsOf(id, chosen, read))
        .flatMap(({ operations }) => operations.map(({ href }) => href)),
    );
    const operations = [...new Set([...identifierTakers(read).values()].flat())];
    expect(operations.length).toBeGreaterThan(0);
    expect(operations.filter((href) => !started.has(href))).toEqual([]);
  });
});
