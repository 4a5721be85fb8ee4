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
import { type Policy, policyOf } from './policy';
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

/** Removes the origin that Docusaurus needs from the list of pages of a site without an address, and from its scripts, which hold the configuration. */
async function removeOrigin(build: string, site: Owner): Promise<void> {
  const scripts = (await listFiles(build)).filter((name) => /^assets\/js\/.*\.js$/.test(name));
  for (const name of [pageListOf(site), ...scripts]) {
    const file = path.join(build, name);
    const text = await readFile(file, 'utf8');
    if (text.includes(originOf(site))) await writeFile(file, text.replaceAll(originOf(site), ''));
  }
}

/** Returns the files for hosts and operators, by their paths in the build. */
async function hostFiles(portal: Portal, build: string, policy: Policy): Promise<Record<string, string>> {
  const { site, paths } = portal;
  const { basePath } = site;
  const routes = await canonicalPaths(path.join(build, pageListOf(site)));
  const redirects = await readRedirects(
    `${paths.data}/redirects.json`,
    ownerOf(portal),
    routes.map((route) => withoutBasePath(route, basePath)),
    portal.sandbox ? [`/${aboutOf(portal).tarball}`] : [],
  );
  return {
    _headers: headersFile(policy, basePath),
    _redirects: redirectsFile(redirects, basePath),
    ...(site.securityContact && { [SECURITY]: securityTxt(site, buildMonth()) }),
  };
}

/** Hardens a production build at its end: HTML is final in `postBuild`, after which Docusaurus only checks links. */
export default function hardenPlugin(portal: Portal, { pages, connect, styles }: PolicyOptions): Plugin {
  const { site } = portal;
  // `docusaurus build --dev` gives the pages of the dev server, which run without a policy.
  const protect = process.env.NODE_ENV === 'development' ? undefined : protectPages(pages, site);
  return {
    name: 'portal-security-policy',
    async postBuild({ outDir }) {
      if (!protect) return;
      if (!site.url) await removeOrigin(outDir, site);
      const { policy, pages: count } = await protect(outDir, (inline) => policyOf(inline, connect, styles));
      for (const [name, content] of Object.entries(await hostFiles(portal, outDir, policy))) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
      const bytes = policy.headers['Content-Security-Policy']?.length;
      logger.success(`Hardened ${count} pages: content policy of ${bytes} bytes.`);
    },
  };
}
