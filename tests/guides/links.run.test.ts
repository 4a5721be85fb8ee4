import { expect, it } from 'vitest';
import { site } from '#site';
import { BUILD } from '../llms/client';
import { readLinks } from '../support/readSite';

// Docusaurus checks the links of components alone: a plain `<a>` of a generated page is resolved here.
it('every link of every page of the build leads to a page, an anchor or a file', async () => {
  const { broken, checkedCount } = await readLinks(BUILD, site.basePath, new URL(site.url).origin);
  expect(checkedCount).toBeGreaterThan(10_000);
  expect(broken).toEqual([]);
});
