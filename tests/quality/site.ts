import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSite } from '../../src/links';

/** Links, anchors and images of the built site: how many were followed, how many lead nowhere. */
export async function linksOf(build: string): Promise<{ followed: number; broken: number }> {
  const { broken, followed } = await checkSite(build);
  return { followed, broken: broken.length };
}

/** Packages the software bill of materials of a build lists. */
export async function packagesOf(build: string): Promise<number> {
  return JSON.parse(await readFile(path.join(build, 'sbom.cdx.json'), 'utf8')).components.length;
}
