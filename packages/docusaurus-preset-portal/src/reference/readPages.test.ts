import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from 'docusaurus-preset-portal/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { portal } from '../../../../tests/support/portal';
import { testFolder } from '../../../../tests/support/testFolder';
import { DanglingReference } from '../lib/danglingReferences';
import { isOperation, readOperationPage, readPages } from './readPages';

const [first, second] = apis as [(typeof apis)[number], (typeof apis)[number]];

/** Pages in the expected order: overview first, a slug before slugs that it is a prefix of. */
const PAGES = [
  { kind: 'overview', permalink: first.route, api: { id: first.id } },
  { kind: 'operation', permalink: `${first.route}/a`, api: { id: first.id } },
  { kind: 'operation', permalink: `${first.route}/a-b`, api: { id: first.id } },
  { kind: 'overview', permalink: second.route, api: { id: second.id } },
];

describe('readPages', () => {
  const folder = testFolder();
  beforeAll(async () => {
    await mkdir(path.join(folder, 'x'));
    await writeFile(path.join(folder, 'x/a.mdx'), '');
    for (const [index, page] of PAGES.entries())
      await writeFile(path.join(folder, `x/${9 - index}.page.json`), JSON.stringify(page));
  });

  it('reads every page in the order of the site', async () => {
    const pages = await readPages(portal, folder);
    expect(pages).toEqual(PAGES);
    expect(pages.map(isOperation)).toEqual([false, true, true, false]);
  });

  it.each(['', 'nothing'])('throws one error without pages: %j', async (name) => {
    const empty = path.join(folder, 'x', name || 'y');
    if (name === '') await mkdir(empty);
    await expect(readPages(portal, empty)).rejects.toThrow(`${empty} has no pages. Run "npm run generate" first.`);
  });
});

describe('readOperation', () => {
  const ids = apis.map(({ id }) => id).join(', ');

  it.each(['', first.id, 'nothing/a', `${first.id}/a/b`])('requires an API and a slug instead of %j', (name) =>
    expect(readOperationPage(portal, name)).rejects.toThrow(
      `write operation="<api>/<slug>" with one of the APIs ${ids}`,
    ));

  it('names the missing operation and the nearest', async () => {
    const page = (await readPages(portal)).find((candidate) => isOperation(candidate) && candidate.api.id === first.id);
    const slug = page?.permalink.split('/').at(-1);
    await expect(readOperationPage(portal, `${first.id}/${slug}-now`)).rejects.toThrow(
      new DanglingReference(
        `${first.id} has no operation "${slug}-now"; the nearest is "${slug}". Correct or remove it.`,
      ),
    );
  });
});
