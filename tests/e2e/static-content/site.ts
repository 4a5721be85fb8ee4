import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changedSite } from '../support/changedSite';

const FIXTURES = 'tests/fixtures/markdown';
const DROPDOWN = `{ label: 'More', items: [{ label: 'About this site', to: '/about' }] },`;

/** The tests' site has a guide, a page outside the docs and a navbar that use what the site itself does not. */
export const test = changedSite('PORTAL_BUILD_MARKDOWN', async (folder) => {
  const copies = [
    [`${FIXTURES}/features.mdx`, 'docs/docs/features.mdx'],
    [`${FIXTURES}/_part.mdx`, 'docs/docs/_part.mdx'],
    [`${FIXTURES}/about.mdx`, 'src/pages/about.mdx'],
    ['static/img/og.png', 'docs/docs/card.png'],
  ] as const;
  for (const [from, to] of copies) await copyFile(from, path.join(folder, to));
  const config = path.join(folder, 'src/chrome/themeConfig.ts');
  const text = await readFile(config, 'utf8');
  const changed = text.replace("{ type: 'search',", `${DROPDOWN}\n      { type: 'search',`);
  if (changed === text) throw new Error(`${config} has no search item to put a dropdown before.`);
  await writeFile(config, changed);
});
