import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Portal } from '../../content/portal';
import { siteUrl } from '../../lib/basePath';
import { pageListOf } from '../pageList';

/** Writes `robots.txt`, which allows everything and names the sitemap of a site with an address. */
export default function robotsPlugin({ site }: Portal): Plugin {
  const sitemap = site.url && `\nSitemap: ${siteUrl(site)}/${pageListOf(site)}\n`;
  return {
    name: 'portal-robots',
    postBuild: ({ outDir }) => writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`),
  };
}
