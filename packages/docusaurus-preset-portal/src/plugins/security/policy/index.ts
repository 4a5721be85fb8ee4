import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { listFiles } from 'openapi-toolkit/node';
import type { Portal } from '../../../content/portal';
import { aboutOf } from '../../../content/sandbox';
import type { Owner } from '../../../content/site';
import { originOf, withoutBasePath } from '../../../lib/basePath';
import { buildMonth } from '../../../lib/environment';
import { ownerOf } from '../../../reference/applyBranding';
import type { FinishedPages } from '../../finished-pages/FinishedPages';
import { pageListOf } from '../../pageList';
import { canonicalPaths, headersFile, readRedirects, redirectsFile } from '../hosting/redirects';
import { policyOf } from './policy';
import { protectPages } from './protectPages';

/**
 * `security.txt` by RFC 9116, which recommends less than a year: it expires eleven months after the month of the build.
 * Its canonical URL is at the root of the host, whatever the base path of the site.
 */
function securityTxt(site: Owner, month: Date): string {
  const expires = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 11, 1));
  return [
    `Contact: ${site.securityContact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en, da',
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

interface PolicyOptions {
  /** Origins that pages request besides their own. */
  connect?: readonly string[];
  /** Texts of `<style>` elements that code adds to pages. */
  styles?: readonly string[];
  pages: FinishedPages;
}

const SECURITY = '.well-known/security.txt';

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Removes the origin that Docusaurus needs from the scripts of a site without an address: they hold its configuration. */
async function removeOrigin(build: string, site: Owner): Promise<void> {
  for (const name of (await listFiles(build)).filter((text) => /^assets\/js\/.*\.js$/.test(text))) {
    const file = path.join(build, name);
    const text = await readFile(file, 'utf8');
    if (text.includes(originOf(site))) await writeFile(file, text.replaceAll(originOf(site), ''));
  }
}

/** Does what needs the final bytes of all pages: content policy, files of hosts and operators. Returns a report. */
async function harden(
  portal: Portal,
  build: string,
  { connect, styles }: PolicyOptions,
  protect: ReturnType<typeof protectPages>,
): Promise<string> {
  const { site, paths } = portal;
  const pageList = pageListOf(site);
  if (!site.url) await removeOrigin(build, site);
  const { policy, pages } = await protect(build, (inline) => policyOf(inline, connect, styles));

  const routes = await canonicalPaths(path.join(build, pageList));
  const { basePath } = site;
  const pagePaths = routes.map((route) => withoutBasePath(route, basePath));
  const redirects = await readRedirects(`${paths.data}/redirects.json`, ownerOf(portal), pagePaths, [
    ...(portal.sandbox ? [`/${aboutOf(portal).tarball}`] : []),
  ]);
  await write(build, {
    _headers: headersFile(policy, basePath),
    _redirects: redirectsFile(redirects, basePath),
    ...(site.securityContact && { [SECURITY]: securityTxt(site, buildMonth()) }),
    ...(!site.url && {
      [pageList]: (await readFile(path.join(build, pageList), 'utf8')).replaceAll(originOf(site), ''),
    }),
  });
  const bytes = policy.headers['Content-Security-Policy']?.length;
  return `Hardened ${pages} pages: content policy of ${bytes} bytes.`;
}

/** Hardens a production build at its end: HTML is final in `postBuild`, after which Docusaurus only checks links. */
export default function hardenPlugin(portal: Portal, options: PolicyOptions): Plugin {
  // `docusaurus build --dev` gives the pages of the dev server, which run without a policy.
  const protect = process.env.NODE_ENV === 'development' ? undefined : protectPages(options.pages, portal.site);
  return {
    name: 'portal-security-policy',
    async postBuild({ outDir }) {
      if (protect) logger.success(await harden(portal, outDir, options, protect));
    },
  };
}
