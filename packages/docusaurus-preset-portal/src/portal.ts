import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import { commonTitle, slugOfTitle, UniqueNames, UserError, variablePrefix } from 'openapi-toolkit';
import { relativePath } from 'openapi-toolkit/node';
import { parse } from 'yaml';
import * as plain from './content/plain';
import { type Portal, portalOf } from './content/portal';
import { DEFAULT_SANDBOX } from './content/sandbox';
import type { Api, Site } from './content/site';
import { generatedPaths, type Paths, portalPaths } from './lib/paths';
import type { ApiOption, Options } from './options';

/** Returns the title of a contract; undefined if it can't be read: the generation says why. */
function titleOf(file: string): string | undefined {
  try {
    const { title } = (parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }) as { info: { title?: unknown } }).info;
    return typeof title === 'string' ? title.trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the API of a contract. @throws UserError if the contract is missing. */
function apiOf(option: ApiOption, at: number, siteDir: string, list: string, free: UniqueNames): Api {
  const { spec, route = '/api', previous = [] } = option;
  const files = [['spec', spec], ...previous.map((file, index) => [`previous[${index}]`, file])] as [string, string][];
  for (const [name, file] of files)
    if (!existsSync(path.resolve(siteDir, file)))
      throw new UserError(
        `${list}[${at}].${name}: there is no contract at ${file}. Write its path relative to the folder of the site.`,
      );
  const name = path.basename(spec, path.extname(spec));
  const title = option.title ?? titleOf(path.resolve(siteDir, spec)) ?? name;
  const blurb = `Every operation of the ${title}.`;
  return { id: option.id ?? free.take(slugOfTitle(name)), title, spec, route, blurb };
}

/** Returns the paths of a site that adds the reference: contracts lie where the site has them, and the rest is generated. */
function referencePaths({ siteDir, generatedFilesDir }: LoadContext): Paths {
  // `docusaurus clear` removes it, and no repository has it.
  const folder = path.posix.join(generatedFilesDir.replaceAll('\\', '/'), 'api-reference');
  const docs = `${folder}/docs`;
  const staged = `${folder}/staged`;
  return {
    ...portalPaths(siteDir),
    ...generatedPaths(folder),
    specs: relativePath('', siteDir) || '.',
    published: `${folder}/published`,
    apis: 'docusaurus.config.ts: docusaurus-preset-portal: apis',
    routes: '/',
    slug: () => '/',
    data: `${folder}/data`,
    workflows: `${folder}/workflows.arazzo.yaml`,
    content: `${folder}/content.js`,
    docs,
    pages: docs,
    stagedDocs: staged,
    staged,
    // The route of an API may be below that of another: a docs plugin would compile the pages of both.
    folderOf: ({ id }) => `/${id}`,
  };
}

/** Returns the fields of the content that are not those of every site without guides about its APIs. */
function contentOf(
  { apis: specs = [], sandbox }: Options,
  { siteDir, siteConfig, baseUrl }: LoadContext,
  list: string,
) {
  // Contracts in different folders may have one name.
  const free = new UniqueNames();
  const apis = specs.map((option, at) => apiOf(option, at, siteDir, list, free));
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
    guides: { reference: apis[0]?.route },
    searched: {
      ...plain.searched,
      kinds: [...plain.searched.kinds, 'guide'],
      isDialogOnly: true,
      starts: apis.slice(0, 5).map(({ title, route }) => ({ label: title, to: route, kind: 'operation' })),
    },
    sandbox: sandbox && DEFAULT_SANDBOX,
  } satisfies Partial<Site>;
}

/** Returns the portal of a site that adds the reference of some APIs, and writes its content for the bundles. */
function referencePortal(options: Options, context: LoadContext): Portal {
  const paths = referencePaths(context);
  const content = contentOf(options, context, paths.apis);
  const fields = Object.entries(content).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  mkdirSync(paths.data, { recursive: true });
  writeFileSync(paths.content, `export * from 'docusaurus-preset-portal/defaults';\n${fields.join('')}`);
  return { ...plain, ...content, siteDir: context.siteDir, paths, isWholeSite: false };
}

/** Makes the portal of a site, of its `content` or `apis`. @throws UserError if a contract or workflow is missing. */
export async function makePortal(options: Options, context: LoadContext): Promise<Portal> {
  if (!options.content) return referencePortal(options, context);
  const { siteDir } = context;
  const content = path.resolve(siteDir, options.content);
  const portal = portalOf((await loadFreshModule(content)) as Site, siteDir, options.clients);
  // Pages would lead to a file that is not there.
  if (portal.sandbox && !options.sandbox)
    throw new UserError(
      `docusaurus.config.ts: docusaurus-preset-portal: "sandbox" is missing, which ${options.content} describes: write sandboxFile() of portal-cli, or export no \`sandbox\` there.`,
    );
  const paths = { ...portal.paths, content };
  if (!options.workflows) return { ...portal, paths };
  const workflows = relativePath('', path.resolve(siteDir, options.workflows));
  if (!existsSync(workflows))
    throw new UserError(
      `docusaurus.config.ts: docusaurus-preset-portal: workflows: there is no file ${options.workflows}.`,
    );
  return { ...portal, paths: { ...paths, workflows } };
}
