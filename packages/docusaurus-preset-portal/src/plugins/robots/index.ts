import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { site } from 'docusaurus-preset-portal/content';
import { siteUrl } from '../../lib/basePath';
import { PAGE_LIST } from '../pageList';

/** Writes `robots.txt`, which allows everything and names the sitemap of a site with an address. */
export default function robotsPlugin(): Plugin {
  const sitemap = site.url && `\nSitemap: ${siteUrl(site)}/${PAGE_LIST}\n`;
  return {
    name: 'robots',
    postBuild: ({ outDir }) => writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`),
  };
}
