import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import * as openapiDocs from 'docusaurus-plugin-openapi-docs';
import { parse } from 'yaml';
import { relativePath } from '../lib/listFiles';
import { UserError } from '../lib/UserError';
import type { ApiOption } from './options';
import { type ContractConfig, contractsOf, type PluginContract } from './pluginContracts';

const PLUGIN = 'docusaurus-plugin-openapi-docs';

/** An API whose pages the OpenAPI plugin has made. */
export interface ExistingApi extends ApiOption {
  id: string;
  route: string;
  /** Folder of its pages. */
  folder: string;
  /** Address of that folder. */
  base: string;
  /** Address of its overview; empty if the plugin makes none. */
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

/** Options of the plugin. */
interface PluginOptions {
  docsPlugin?: string;
  docsPluginId: string;
  config: Record<string, ContractConfig>;
}

/** Front matter of the page of an operation. */
interface OperationMatter {
  method: string;
  path: string;
  info?: { title?: string };
}

/** Returns operation and contract of a page. */
function operationOf(file: string): { operation: string; title?: string } | undefined {
  const [, api] = /^api: (\S.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!api) return undefined;
  // The plugin compresses it, unless its option `disableCompression` is set.
  const text = api.startsWith('{') ? api : inflateSync(Buffer.from(api, 'base64')).toString();
  const { method, path: address, info } = JSON.parse(text) as OperationMatter;
  return { operation: `${method.toUpperCase()} ${address}`, title: info?.title };
}

/** Returns the title of an overview. */
const titleOfPage = (file: string): unknown => parse(/^title: .*$/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '')?.title;

function readApi({ at, id, spec, outputDir, only }: PluginContract, docs: DocsConfig, site: string): ExistingApi {
  const fail = (problem: string): never => {
    throw new UserError(`docusaurus.config.ts: ${PLUGIN}: config.${at}: ${problem}`);
  };
  if (/^https?:/.test(spec)) fail(`specPath is the address ${spec}. Copy the contract to a file of the site.`);
  const folder = path.resolve(site, outputDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const pages = names
    .filter((name) => name.endsWith('.api.mdx'))
    .flatMap((name) => {
      const page = operationOf(path.join(folder, name));
      return page && (!only || page.title === only) ? [[page.operation, name.replace('.api.mdx', '')]] : [];
    });
  if (pages.length === 0) fail(`${outputDir} has no pages. Run "docusaurus gen-api-docs all" first.`);
  const below = relativePath(path.resolve(site, docs.path ?? 'docs'), folder);
  const base = path.posix.join('/', docs.routeBasePath ?? 'docs', below);
  const info = names
    .filter((name) => name.endsWith('.info.mdx') && (!only || titleOfPage(path.join(folder, name)) === only))
    .map((name) => name.replace('.info.mdx', ''))[0];
  const overview = info ? `${base}/${info}` : '';
  return {
    id,
    spec,
    route: only ? `${base}/${info ?? id}` : base,
    folder,
    base,
    overview,
    pages: Object.fromEntries(pages),
  };
}

/**
 * Reads the APIs of the OpenAPI plugin in a site.
 *
 * @throws UserError if there are none, or if one has no pages yet.
 */
export function readExistingApis({ siteDir, siteConfig }: LoadContext): ExistingApi[] {
  const { plugins, presets } = siteConfig;
  const apis = plugins.flatMap((plugin) => {
    // Its name, or the path of its module.
    if (!Array.isArray(plugin) || !/(^|[\\/])docusaurus-plugin-openapi-docs([\\/]|$)/.test(String(plugin[0])))
      return [];
    const {
      docsPlugin = '@docusaurus/plugin-content-docs',
      docsPluginId,
      config,
    } = plugin[1] as unknown as PluginOptions;
    const docs = getDocsPluginConfig([...presets, ...plugins], docsPlugin, docsPluginId) ?? {};
    const contracts = Object.entries(config).flatMap(([id, one]) => contractsOf(id, one, siteDir));
    return contracts.map((one) => readApi(one, docs, siteDir));
  });
  if (apis.length === 0)
    throw new UserError(
      `docusaurus.config.ts: docusaurus-preset-portal: "apis" is missing, and the site has no ${PLUGIN}. Write apis: [{ spec: 'openapi.yaml' }].`,
    );
  return apis;
}
