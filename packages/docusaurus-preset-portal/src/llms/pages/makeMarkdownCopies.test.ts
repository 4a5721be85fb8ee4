import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { BuildCache } from '../../lib/fileCache';
import { testFolder } from '../../lib/testFolder.fixture';
import { makeMarkdownCopies } from './makeMarkdownCopies';

const build = testFolder();
let generatedCount = 0;

const entries = new Map<string, Promise<Uint8Array>>();
const cache: Pick<BuildCache, 'get'> = {
  get(input, make) {
    const entry = entries.get(String(input)) ?? make();
    if (!entries.has(String(input))) generatedCount += 1;
    entries.set(String(input), entry);
    return entry;
  },
};

/** A cache that reads every page anew. */
const facts: Pick<BuildCache, 'get'> = { get: (_input, make) => make() };

async function page(name: string, content: string): Promise<void> {
  await mkdir(path.join(build, name), { recursive: true });
  await writeFile(
    path.join(build, name, 'index.html'),
    `<title>${name}</title><main><h1>${name}</h1>${content}</main>`,
  );
}

/** Returns the texts of the Markdown copies, and the number of those generated without the cache. */
async function copiesOf(...routes: string[]): Promise<[texts: string[], generated: number]> {
  generatedCount = 0;
  const found = await makeMarkdownCopies(build, routes, [], [], { copies: cache, facts });
  return [found.copies.map(({ text }) => text.split('\n\n').slice(2).join(' ').trim()), generatedCount];
}

it('reuses the Markdown copy of an unchanged page', async () => {
  await page('a', '<p>one');
  await page('b', '<p>See <a href=/a>a</a>');
  const [first, all] = await copiesOf('/a', '/b');
  expect(first).toEqual(['# a one', expect.stringMatching(/^# b See \[a\]\(https:.*\/a\.md\)$/)]);
  expect(all).toBe(2);
  expect(await copiesOf('/a', '/b')).toEqual([first, 0]);
});

it('generates the copy again when its content changes, or a page is added', async () => {
  await page('a', '<p>two');
  expect(await copiesOf('/a', '/b')).toEqual([['# a two', expect.any(String)], 1]);
  await page('c', '<p>three');
  expect((await copiesOf('/a', '/b', '/c'))[1]).toBe(3);
});

it('generates the same copy from cached facts as from the page', async () => {
  const entry = new Map<string, Promise<Uint8Array>>();
  let readCount = 0;
  const countingCache: typeof facts = {
    get(input, make) {
      if (!entry.has(String(input))) readCount += 1;
      const one = entry.get(String(input)) ?? make();
      entry.set(String(input), one);
      return one;
    },
  };
  const generate = () => makeMarkdownCopies(build, ['/a', '/b'], [], [], { copies: facts, facts: countingCache });
  const first = await generate();
  expect(readCount).toBe(2);
  expect(first.copies.map(({ title }) => title)).toEqual(['a', 'b']);
  expect(await generate()).toEqual(first);
  expect(readCount).toBe(2);
});
