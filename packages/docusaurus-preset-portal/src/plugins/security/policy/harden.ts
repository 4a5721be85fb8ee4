import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { site } from 'docusaurus-preset-portal/content';
import { originOf, withoutBasePath } from '../../../lib/basePath';
import { listFiles } from '../../../lib/listFiles';
import { writeManifest } from '../../../lib/manifest';
import { markHandled } from '../../../lib/markHandled';
import { about } from '../../../sandbox/about';
import { PAGE_LIST } from '../../pageList';
import { headersFile, redirectsFile } from '../hosting/netlify';
import { nginxHeaders, nginxMaps, nginxServer } from '../hosting/nginx';
import { canonicalPaths, readRedirects } from '../hosting/redirects';
import type { Hosting } from '../hosting/types';
import { buildMonth } from './buildMonth';
import { compress, isTooLarge, LEFT_OUT, openCompressed } from './compress';
import { policyOf } from './policy';
import { type PagePass, protectPages } from './protectPages';
import { securityTxt } from './securityTxt';

export interface PolicyOptions {
  /** Origins that pages request besides their own. */
  connect: readonly string[] | undefined;
  /** What other plugins do with the pages. */
  pass: PagePass;
  /** Packs a build into one file that readers take along. */
  pack: (siteDir: string, build: string, generated: string) => Promise<string>;
}

/** Folder of the build with the same headers and redirects for nginx. */
const DEPLOY = '.deploy';
const SECURITY = '.well-known/security.txt';

const isAsset = (name: string) => name.startsWith('assets/');
/** True if this step writes the text file: it is compressed after the others. */
const isLate = (name: string) => name.endsWith('.html') || [SECURITY, PAGE_LIST].includes(name);

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * Performs the steps that need the final bytes of all pages: the content policy in the pages, the files of
 * hosts and operators, security.txt, compressed copies.
 *
 * @param build Folder of the build; its pages are changed.
 * @returns What was done, for people.
 * @throws Error when a page holds what the policy forbids, or a redirect leads nowhere.
 */
export async function harden(
  { siteDir, generatedFilesDir }: LoadContext,
  build: string,
  { connect, pass, pack }: PolicyOptions,
): Promise<string> {
  const cache = openCompressed();
  const isCopied = !isTooLarge((await listFiles(build)).filter((name) => !/\.(?:br|gz)$/.test(name)));
  // What is final is compressed while the pages are read.
  const others = markHandled(compress(build, (name) => isAsset(name) || (isCopied && !isLate(name)), cache));
  const { policy, pages } = await protectPages(build, (inline) => policyOf(inline, connect), pass);

  const routes = await canonicalPaths(build);
  const { basePath } = site;
  const pagePaths = routes.map((one) => withoutBasePath(one, basePath));
  const redirects = await readRedirects(path.join(siteDir, 'docs/_data/redirects.json'), pagePaths, [
    `/${about.tarball}`,
  ]);
  // Without an address the server takes every name.
  const host = site.url ? new URL(site.url).host : '_';
  const slashed = pagePaths.filter((one) => one.endsWith('/'));
  const hosting: Hosting = { policy, redirects, slashed, host, basePath };
  await write(build, {
    _headers: headersFile(hosting),
    _redirects: redirectsFile(hosting),
    ...(site.securityContact && { [SECURITY]: securityTxt(buildMonth()) }),
    ...(!site.url && {
      [PAGE_LIST]: (await readFile(path.join(build, PAGE_LIST), 'utf8')).replaceAll(originOf(site), ''),
    }),
  });
  // Part of the build, so that headers and pages change together. Hosts do not serve dot files.
  await write(path.join(build, DEPLOY), {
    'nginx/headers.conf': nginxHeaders(hosting),
    'nginx/maps.conf': nginxMaps(hosting),
    'nginx/portal.conf': nginxServer(await readFile(path.join(__dirname, '../hosting/portal.conf'), 'utf8'), hosting),
  });
  const compressed = (await others) + (await compress(build, (name) => isCopied && isLate(name), cache));
  await cache.prune();
  const packed = await pack(siteDir, build, generatedFilesDir);
  await writeManifest(build);
  const bytes = policy.headers['Content-Security-Policy']?.length;
  const leftOut = isCopied ? '' : ` ${LEFT_OUT}`;
  return `Hardened ${pages} pages: content policy of ${bytes} bytes, ${compressed} files compressed.${leftOut} ${packed}`;
}
