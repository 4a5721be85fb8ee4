import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import * as openapiDocs from 'docusaurus-plugin-openapi-docs';
import { relativePath } from '../lib/listFiles';
import { UserError } from '../lib/UserError';
import type { ApiOption } from './options';

const PLUGIN = 'docusaurus-plugin-openapi-docs';

/** An API whose pages the OpenAPI plugin has made. */
export interface ExistingApi extends ApiOption {
  route: string;
  /** Folder of its pages. */
  folder: string;
  /** Address of its overview. */
  overview: string;
  /** Name of the page of an operation, by method and path: `GET /books`. */
  pages: Readonly<Record<string, string>>;
}

/** The plugin has it; its types do not. */
const { getDocsPluginConfig } = openapiDocs as unknown as {
  getDocsPluginConfig: (plugins: unknown[], plugin: string, id: string) => DocsConfig | undefined;
};

/** Options of a docs plugin. */
interface DocsConfig {
  path?: string;
  routeBasePath?: string;
}

/** Returns method and path of the operation that a page shows. */
function operationOf(file: string): string | undefined {
  const [, api] = /^api: (\S.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!api) return undefined;
  // The plugin compresses it, unless its option `disableCompression` is set.
  const text = api.startsWith('{') ? api : inflateSync(Buffer.from(api, 'base64')).toString();
  const { method, path: address } = JSON.parse(text) as { method: string; path: string };
  return `${method.toUpperCase()} ${address}`;
}

function readApi(id: string, config: Record<string, string>, docs: DocsConfig, site: string): ExistingApi {
  const { specPath = '', outputDir = '' } = config;
  const fail = (problem: string): never => {
    throw new UserError(`docusaurus.config.ts: ${PLUGIN}: config.${id}: ${problem}`);
  };
  if (/^https?:/.test(specPath)) fail(`specPath is the address ${specPath}. Copy the contract to a file of the site.`);
  const folder = path.resolve(site, outputDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const pages = names
    .filter((name) => name.endsWith('.api.mdx'))
    .flatMap((name) => {
      const operation = operationOf(path.join(folder, name));
      return operation ? [[operation, name.replace('.api.mdx', '')]] : [];
    });
  if (pages.length === 0) fail(`${outputDir} has no pages. Run "docusaurus gen-api-docs ${id}" first.`);
  const below = relativePath(path.resolve(site, docs.path ?? 'docs'), folder);
  const route = path.posix.join('/', docs.routeBasePath ?? 'docs', below);
  const info = names.find((name) => name.endsWith('.info.mdx'))?.replace('.info.mdx', '');
  const overview = info ? `${route}/${info}` : route;
  return { id, spec: specPath, route, folder, overview, pages: Object.fromEntries(pages) };
}

/**
 * Reads the APIs of the OpenAPI plugin in a site.
 *
 * @throws UserError if there are none, or if one has no pages yet.
 */
export function readExistingApis({ siteDir, siteConfig }: LoadContext): ExistingApi[] {
  const { plugins, presets } = siteConfig;
  const apis = plugins.flatMap((plugin) => {
    if (!Array.isArray(plugin) || plugin[0] !== PLUGIN) return [];
    const {
      docsPlugin = '@docusaurus/plugin-content-docs',
      docsPluginId,
      config,
    } = plugin[1] as {
      docsPlugin?: string;
      docsPluginId: string;
      config: Record<string, Record<string, string>>;
    };
    const docs = getDocsPluginConfig([...presets, ...plugins], docsPlugin, docsPluginId) ?? {};
    return Object.entries(config).map(([id, one]) => readApi(id, one, docs, siteDir));
  });
  if (apis.length === 0)
    throw new UserError(
      `docusaurus.config.ts: docusaurus-preset-portal: "apis" is missing, and the site has no ${PLUGIN}. Write apis: [{ spec: 'openapi.yaml' }].`,
    );
  return apis;
}
