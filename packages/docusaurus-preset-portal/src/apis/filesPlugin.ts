import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UserError } from 'openapi-toolkit';
import type { Portal } from '../content/portal';
import type { Api } from '../content/site';
import { withoutBasePath } from '../lib/basePath';
import { buildLog } from '../lib/log';
import { writeCopies } from '../llms';
import { indexesOf } from '../llms/index-files/llmsTxt';
import { INDEX } from '../llms/pages/addresses';
import { makeReferenceCopies } from '../llms/pages/markdownCopy';
import { STYLES } from '../plugins/portal-theme';
import { readPublishedContracts } from '../reference/publishedContracts';
import { readPages } from '../reference/readPages';
import { docsIdOf } from './docsPlugins';

/** Writes Markdown copies of the reference, and indexes the site has not. */
async function writeMarkdown(portal: Portal, outDir: string): Promise<void> {
  const pages = await readPages(portal);
  const contracts = await readPublishedContracts(portal.apis, outDir);
  const copies = makeReferenceCopies(pages, { ...portal, contracts });
  const others = { sections: [], instructions: '', hasPublished: false, hasWorkflows: false };
  const hasIndex = existsSync(path.join(outDir, INDEX));
  const indexes = indexesOf(portal, { copies, pages, ...others }).filter(([name]) => name !== INDEX || !hasIndex);
  writeCopies(outDir, copies, indexes, portal.site);
}

/** Links pages of the reference to its style sheet: Docusaurus links each page to that of the whole site alone. */
async function linkStyles(portal: Portal, outDir: string): Promise<void> {
  const [sheet = ''] = (await readdir(path.join(outDir, 'assets/css'))).filter((name) => name.startsWith(STYLES));
  for (const { permalink } of await readPages(portal)) {
    const page = path.join(outDir, permalink);
    const file = existsSync(`${page}.html`) ? `${page}.html` : path.join(page, 'index.html');
    const html = await readFile(file, 'utf8');
    const linked = html.replace(/<link[^>]*\/styles[\w.-]*\.css[^>]*>/, (link) =>
      [link, link.replace(/styles[\w.-]*\.css/, sheet)].join(''),
    );
    if (linked === html || !sheet) throw new Error(`${file} has no link to the styles of the site.`);
    await writeFile(file, linked);
  }
}

/** Returns the addresses in the content of a plugin, at any depth of it. */
function* permalinksIn(content: unknown): Generator<string> {
  if (typeof content !== 'object' || content === null) return;
  for (const [key, value] of Object.entries(content)) {
    if (key === 'permalink' && typeof value === 'string') yield value;
    else yield* permalinksIn(value);
  }
}

/** True if a value has a link to an API, at any depth: its address, or the id of its docs plugin. */
const leadsTo = (value: unknown, api: Api, { url, baseUrl }: { url: string; baseUrl: string }): boolean =>
  Object.entries(typeof value === 'object' ? (value ?? {}) : {}).some(([key, inner]) => {
    if (key === 'docsPluginId') return inner === docsIdOf(api.id);
    if (key !== 'to' && key !== 'href') return leadsTo(inner, api, { url, baseUrl });
    const address = String(inner)
      .replace(url, '')
      .replace(/[?#].*/, '')
      .replace(/^\/?/, '/');
    return [address, withoutBasePath(address, baseUrl)].some((text) => `${text}/`.startsWith(`${api.route}/`));
  });

/** Warns in a site where readers find no way to the reference. */
function checkLinks(
  allContent: readonly unknown[],
  { apis }: Portal,
  { baseUrl, siteConfig, siteConfigPath }: LoadContext,
) {
  const { url, themeConfig } = siteConfig;
  const { navbar, footer } = themeConfig as { navbar?: unknown; footer?: unknown };
  const versions = allContent.flatMap((content) => (content as Partial<LoadedContent>)?.loadedVersions ?? []);
  const places = [navbar, footer, versions.map(({ sidebars }) => sidebars)];
  const [first] = apis;
  if (!first || apis.some((api) => leadsTo(places, api, { url, baseUrl }))) return;
  const line = `{ to: '${first.route}', label: ${JSON.stringify(first.title)} },`;
  const place = `themeConfig.navbar.items in ${path.basename(siteConfigPath)}`;
  buildLog.warn(`No link of navbar, sidebar or footer leads to the reference. Add to ${place}:\n  ${line}`);
}

/** Adds the files of the reference to a site that has no folder for them, at addresses that are free. */
export default function filesPlugin(context: LoadContext, portal: Portal): Plugin {
  const { apis, paths } = portal;
  const { baseUrl } = context;
  return {
    name: 'portal-files',
    async allContentLoaded({ allContent }) {
      const own = new Set(apis.map(({ id }) => docsIdOf(id)));
      const others = Object.entries(allContent).flatMap(([plugin, byId]) =>
        Object.entries(byId).filter(([id]) => plugin !== 'docusaurus-plugin-content-docs' || !own.has(id)),
      );
      const taken = new Set(others.flatMap(([, content]) => [...permalinksIn(content)]));
      const at = apis.findIndex(({ route }) => taken.has(baseUrl + route.slice(1)));
      if (at >= 0)
        throw new UserError(
          `${paths.apis}[${at}].route: the site has a page at ${apis[at]?.route} already. Write another address.`,
        );
      checkLinks(
        others.map(([, content]) => content),
        portal,
        context,
      );
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: paths.static, publicPath: baseUrl }] } }) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >,
    async postBuild({ outDir }) {
      await linkStyles(portal, outDir);
      await cp(paths.static, outDir, { recursive: true });
      await writeMarkdown(portal, outDir);
    },
  };
}
