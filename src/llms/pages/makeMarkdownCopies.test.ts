import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildCache } from '../../lib/fileCache';
import { makeTwins } from './makeMarkdownCopies';

let build = '';
let made = 0;

beforeAll(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), 'twins-'));
});

afterAll(() => rm(build, { recursive: true }));

const kept = new Map<string, Promise<Uint8Array>>();
const cache: Pick<BuildCache, 'get'> = {
  get(input, make) {
    const known = kept.get(String(input)) ?? make();
    if (!kept.has(String(input))) made += 1;
    kept.set(String(input), known);
    return known;
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
async function twins(...routes: string[]): Promise<[texts: string[], made: number]> {
  made = 0;
  const found = await makeTwins(build, routes, [], [], { twins: cache, facts });
  return [found.twins.map(({ text }) => text.split('\n\n').slice(2).join(' ').trim()), made];
}

it('a page that stays the same has the twin of the last build', async () => {
  await page('a', '<p>one');
  await page('b', '<p>See <a href=/a>a</a>');
  const [first, all] = await twins('/a', '/b');
  expect(first).toEqual(['# a one', expect.stringMatching(/^# b See \[a\]\(https:.*\/a\.md\)$/)]);
  expect(all).toBe(2);
  expect(await twins('/a', '/b')).toEqual([first, 0]);
});

it('is made again when its content changes, or there is another page', async () => {
  await page('a', '<p>two');
  expect(await twins('/a', '/b')).toEqual([['# a two', expect.any(String)], 1]);
  await page('c', '<p>three');
  expect((await twins('/a', '/b', '/c'))[1]).toBe(3);
});

it('what is kept of a page gives the same twin as the page', async () => {
  const known = new Map<string, Promise<Uint8Array>>();
  let read = 0;
  const remembered: typeof facts = {
    get(input, make) {
      if (!known.has(String(input))) read += 1;
      const one = known.get(String(input)) ?? make();
      known.set(String(input), one);
      return one;
    },
  };
  const once = () => makeTwins(build, ['/a', '/b'], [], [], { twins: facts, facts: remembered });
  const first = await once();
  expect(read).toBe(2);
  expect(first.twins.map(({ title }) => title)).toEqual(['a', 'b']);
  expect(await once()).toEqual(first);
  expect(read).toBe(2);
});
