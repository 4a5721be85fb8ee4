import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { setContent } from '../content';
import * as plain from '../content/plain';
import type { Api, Site } from '../content/site';
import { paths } from '../lib/paths';
import { UserError } from '../lib/UserError';
import { commonTitle, slugOfTitle, variablePrefix } from '../openapi/titleNames';
import { UniqueNames } from '../openapi/UniqueNames';
import type { ExistingApi } from './existingPages';
import type { ApiOption, ReferenceOptions } from './options';
import { titleOf } from './pluginContracts';

/** @throws UserError if the contract is missing. */
function apiOf(option: ApiOption | ExistingApi, at: number, siteDir: string, free: UniqueNames): Api {
  const { spec, route = '/api' } = option;
  const file = path.resolve(siteDir, spec);
  if (!existsSync(file))
    throw new UserError(
      `${paths.apis}[${at}].spec: there is no contract at ${spec}. Write its path relative to the folder of the site.`,
    );
  const name = path.basename(spec, path.extname(spec));
  const title = option.title ?? titleOf(file) ?? name;
  const existing = 'pages' in option ? { base: option.base, overview: option.overview, pages: option.pages } : {};
  const blurb = `Every operation of the ${title}.`;
  const id = 'pages' in option ? free.take(slugOfTitle(option.id)) : (option.id ?? free.take(slugOfTitle(name)));
  return { id, title, spec, route, blurb, ...existing };
}

/** Returns the fields of the content that are not those of every site without guides about its APIs. */
function contentOf(
  specs: readonly ApiOption[],
  { sandbox, clients }: ReferenceOptions,
  { siteDir, siteConfig, baseUrl }: LoadContext,
) {
  // Contracts in different folders may have one name.
  const free = new UniqueNames();
  const apis = specs.map((option, at) => apiOf(option, at, siteDir, free));
  const name = variablePrefix(commonTitle(apis.map(({ title }) => title)));
  const url = siteConfig.url.replace(/\/+$/, '');
  return {
    apis,
    site: {
      ...plain.site,
      title: siteConfig.title,
      tagline: siteConfig.tagline,
      description: siteConfig.tagline,
      slug: slugOfTitle(siteConfig.title),
      url,
      basePath: baseUrl,
      apiBaseUrl: '',
      hostVariable: `${name}_HOST`,
      keyVariable: `${name}_KEY`,
      copyright: siteConfig.title,
    },
    // Contracts are shown as they are written.
    hosts: { siteUrl: url + baseUrl.slice(0, -1), apiBaseUrl: '' },
    guides: {
      reference: apis[0]?.route,
      ...(clients && { clients: `${apis[0]?.overview || apis[0]?.route}#downloads` }),
    },
    searched: {
      ...plain.searched,
      kinds: [...plain.searched.kinds, 'guide'],
      isDialogOnly: true,
      starts: apis.slice(0, 5).map(({ title, route }) => ({ label: title, to: route, kind: 'operation' })),
    },
    sandbox: sandbox ? plain.sandbox : undefined,
  } satisfies Partial<Site>;
}

/**
 * Sets the content of a site that adds the reference of some APIs, and writes it for the bundles.
 *
 * @throws UserError if a contract is missing.
 */
export function setReferenceContent(
  specs: readonly ApiOption[],
  options: ReferenceOptions,
  context: LoadContext,
): readonly Api[] {
  const content = contentOf(specs, options, context);
  setContent({ ...plain, ...content });
  const fields = Object.entries(content).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  const file = paths.content;
  mkdirSync(paths.data, { recursive: true });
  writeFileSync(file, `export * from 'docusaurus-preset-portal/content/plain';\n${fields.join('')}`);
  const { clients: version } = options;
  if (version) writeFileSync(`${paths.data}/client-packages.json`, JSON.stringify({ version, sha256: {} }));
  return content.apis;
}
