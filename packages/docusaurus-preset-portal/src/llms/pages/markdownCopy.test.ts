import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { testFolder } from '../../../../../tests/support/testFolder';
import { FinishedPages } from '../../plugins/finished-pages/FinishedPages';
import { makeMarkdownCopies } from './markdownCopy';

const build = testFolder();

async function page(name: string, content: string, head = ''): Promise<void> {
  await mkdir(path.join(build, name), { recursive: true });
  await writeFile(
    path.join(build, name, 'index.html'),
    `<title>${name}</title>${head}<main><h1>${name}</h1>${content}</main>`,
  );
}

it('copies each page once, with links to the copies of others', async () => {
  await page('a', '<p>one');
  await page('b', '<p>See <a href=/a>a</a>');
  await page('c', '<p>one', '<link rel=canonical href=https://docs.example.com/a>');
  const finished = new FinishedPages('/');
  const addresses: unknown[] = [];
  finished.readers.push(({ name }, permalink) => {
    addresses.push([name, permalink]);
    return undefined;
  });
  await finished.read(build);
  const copies = makeMarkdownCopies(['/a', '/b', '/c', '/none', '/a'], [], finished.guides, {
    ...portal,
    contracts: [],
  });
  expect(copies.map(({ title, text }) => [title, text.split('\n\n').slice(2).join(' ').trim()])).toEqual([
    ['a', '# a one'],
    ['b', expect.stringMatching(/^# b See \[a\]\(https:.*\/a\.md\)$/)],
  ]);
  expect(addresses).toEqual([
    ['a/index.html', '/a'],
    ['b/index.html', '/b'],
    ['c/index.html', '/a'],
  ]);
});
