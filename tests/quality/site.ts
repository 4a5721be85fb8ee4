import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkLinks } from '../../src/links/check';
import { readSite } from '../../src/links/pages';
import { site } from '../../src/site';

/** Links, anchors and images of the built site: how many were followed, how many lead nowhere. */
export async function linksOf(build: string): Promise<{ followed: number; broken: number }> {
  const { pages, files } = await readSite(build);
  const { broken, followed } = checkLinks(pages, files, new URL(site.url).origin);
  return { followed, broken: broken.length };
}

/** Packages the software bill of materials of a build lists. */
export async function packagesOf(build: string): Promise<number> {
  return JSON.parse(await readFile(path.join(build, 'sbom.cdx.json'), 'utf8')).components.length;
}
