import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../lib/testFolder.fixture';
import { makeMarkdownCopies } from './makeMarkdownCopies';

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
  const { copies, files } = await makeMarkdownCopies(build, ['/a', '/b', '/c', '/none', '/a'], [], []);
  expect(copies.map(({ title, text }) => [title, text.split('\n\n').slice(2).join(' ').trim()])).toEqual([
    ['a', '# a one'],
    ['b', expect.stringMatching(/^# b See \[a\]\(https:.*\/a\.md\)$/)],
  ]);
  expect([...files]).toEqual([
    ['a/index.html', '/a'],
    ['b/index.html', '/b'],
    ['c/index.html', '/a'],
  ]);
});
