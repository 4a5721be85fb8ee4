import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Writes `robots.txt`, which allows everything and names the sitemap. Made at build, because it holds the site's URL. */
export default function robotsPlugin({ siteConfig: { url, baseUrl } }: LoadContext): Plugin {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
  return {
    name: 'robots',
    postBuild: ({ outDir }) => writeFile(path.join(outDir, 'robots.txt'), text),
  };
}
