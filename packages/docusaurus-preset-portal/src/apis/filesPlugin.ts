import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UserError } from 'openapi-toolkit';
import type { Portal } from '../content/portal';
import { forPrograms } from '../llms/forPrograms';
import { apiIndex, apiLlmsFull, apiLlmsTxt, apiPages, llmsTxt } from '../llms/index-files/llmsTxt';
import { INDEX } from '../llms/pages/addresses';
import { makeReferenceCopies } from '../llms/pages/markdownCopy';
import type { FullOptions } from '../options';
import { readPublishedContracts } from '../reference/publishedContracts';
import { readPages } from '../reference/readPages';
import { docsIdOf } from './docsPlugins';

/** Writes Markdown copies of the reference, and indexes the site has not; `hasDownloads`: they name versions. */
async function writeMarkdown(portal: Portal, outDir: string, hasDownloads: boolean): Promise<void> {
  const { apis } = portal;
  const pages = await readPages(portal);
  const contracts = hasDownloads ? await readPublishedContracts(apis, outDir) : [];
  const copies = makeReferenceCopies(pages, { ...portal, contracts });
  const ofApis = apis.flatMap((api): [string, string][] => {
    const overview = pages.find((page) => page.kind === 'overview' && page.api.id === api.id);
    const downloads = overview?.kind === 'overview' ? overview.downloads : [];
    return [
      [apiIndex(api.route), apiLlmsTxt(portal.site, api, copies, downloads)],
      [apiPages(api.route), apiLlmsFull(api.id, copies)],
    ];
  });
  const index = existsSync(path.join(outDir, INDEX))
    ? []
    : [[INDEX, llmsTxt({ portal, copies, sections: [], instructions: '', files: [] })] as const];
  for (const [name, text] of [...copies.map((copy) => [copy.path, copy.text] as const), ...ofApis, ...index]) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, forPrograms(name, text));
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

/** Adds the files of the reference to a site that has no folder for them, at addresses that are free. */
export default function filesPlugin(
  { baseUrl }: LoadContext,
  portal: Portal,
  { markdown, downloads }: FullOptions,
): Plugin {
  const { apis, paths } = portal;
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
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: paths.static, publicPath: baseUrl }] } }) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >,
    async postBuild({ outDir }) {
      await cp(paths.static, outDir, { recursive: true });
      if (markdown) await writeMarkdown(portal, outDir, downloads);
    },
  };
}
