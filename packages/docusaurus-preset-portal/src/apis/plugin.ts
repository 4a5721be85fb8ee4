import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Api } from '../content/site';
import { nameOfVersion } from '../contract-diff';
import { buildLog } from '../lib/log';
import { paths } from '../lib/paths';
import { UserError } from '../lib/UserError';
import { packSandbox } from '../offline/pack';
import { bundleContract, type ContractError, restoreIntegers } from '../openapi';
import { sourceRules } from '../plugins/sourceRules';
import { generate } from '../reference/generate';
import { about } from '../sandbox/about';
import { addClients } from './clients';
import type { ExistingApi } from './existingPages';
import { existingRules } from './existingRules';
import { writeMarkdown } from './markdown';
import type { ApiOption, ReferenceOptions } from './options';
import { ownStyles } from './ownStyles';
import { docsIdOf } from './paths';
import { writePolicy } from './policy';
import { writeSidebars } from './sidebars';

/** Version of this package. */
const { version: ownVersion } = require('../../package.json') as { version: string };

/** Contracts of a site may have faults: what can be read is shown. */
const onFault = ({ message }: ContractError) => buildLog.warn(message);

/** Bundles the earlier versions of a contract, for its history. */
async function writePrevious(siteDir: string, { previous = [] }: ApiOption, api: Api): Promise<void> {
  const folder = path.join(paths.published, api.id);
  await rm(folder, { recursive: true, force: true });
  for (const file of previous) {
    const document = await bundleContract(path.join(siteDir, file), {
      keepIntegers: true,
      warn: buildLog.warn,
      onFault,
    });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, nameOfVersion(document.info.version)), restoreIntegers(JSON.stringify(document)));
  }
}

/** Addresses in the content of a plugin, at any depth of it. */
function* permalinksIn(content: unknown): Generator<string> {
  if (typeof content !== 'object' || content === null) return;
  for (const [key, value] of Object.entries(content)) {
    if (key === 'permalink' && typeof value === 'string') yield value;
    else yield* permalinksIn(value);
  }
}

/** Makes the pages of the reference from the contracts, before the docs plugin reads them, and serves their files. */
export default async function referencePlugin(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  options: ReferenceOptions,
  apis: readonly Api[],
  existing: readonly ExistingApi[],
): Promise<Plugin> {
  const given = options.apis ?? [];
  async function make(): Promise<void> {
    for (const [at, api] of apis.entries()) await writePrevious(siteDir, given[at] as ApiOption, api);
    const { operations } = await generate({
      downloads: options.downloads,
      onFault,
      complete: async () => {
        if (options.clients) await addClients(apis);
      },
    });
    if (existing.length === 0) await writeSidebars(apis);
    buildLog.info(`Reference: ${operations} operations of ${apis.map(({ title }) => title).join(', ')}.`);
  }
  await make();
  let isFirst = true;
  return {
    name: 'api-reference',
    getPathsToWatch: () => given.flatMap(({ spec, previous = [] }) => [spec, ...previous]),
    async loadContent() {
      // After an error the last good pages stay.
      if (!isFirst) await make().catch((error: unknown) => buildLog.warn(inspect(error)));
      isFirst = false;
    },
    async allContentLoaded({ allContent }) {
      if (existing.length > 0) return;
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
    getClientModules: () => [
      path.join(__dirname, 'styles.css'),
      path.join(__dirname, '../plugins/early-script/client/mark'),
    ],
    configureWebpack: ({ cache }) => ({
      // The cache of webpack keeps which file is behind an alias, also when a newer version of this package has others.
      ...(typeof cache === 'object' &&
        'version' in cache && { cache: { ...cache, version: `${cache.version}-${ownVersion}` } }),
      module: {
        rules: [...sourceRules(), ...(existing.length > 0 ? existingRules(existing, generatedFilesDir) : [])],
      },
      resolve: {
        alias: {
          'docusaurus-preset-portal/content$': paths.content,
          ...(existing.length > 0 && { '@theme/ApiItem': path.join(__dirname, 'ApiItem') }),
        },
      },
      devServer: { static: [{ directory: paths.static, publicPath: baseUrl }] },
    }),
    configurePostCss: (postcss) => ({ ...postcss, plugins: [...postcss.plugins, ownStyles] }),
    async postBuild({ outDir }) {
      await cp(paths.static, outDir, { recursive: true });
      if (options.sandbox)
        await writeFile(path.join(outDir, about.tarball), await packSandbox(siteDir, paths.downloads));
      if (options.markdown) await writeMarkdown(outDir, options.downloads === true);
      // Pages of the dev server, which `docusaurus build --dev` makes, run text as code.
      if (options.policy && process.env.NODE_ENV === 'production') await writePolicy(outDir);
    },
  } as Plugin;
}
