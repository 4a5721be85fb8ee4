import { watchFile } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkContracts } from 'openapi-toolkit/diff';
import type { RuleSetRule } from 'webpack';
import type { Portal } from '../../content/portal';
import { afterPause } from '../../lib/afterPause';
import { danglingReferences, failOnFaults } from '../../lib/danglingReferences';
import { buildLog } from '../../lib/log';
import { contractGate } from '../../reference/history/contractGate';
import { type GenerateAllOptions, generateAll, lockForBuild, lockSite } from './generateAll';
import { type FindFaults, followFaults, refuseFaults, warnOfLongPages } from './guideFaults';
import { hashInputs, isFresh } from './stamp';

/** Says in one line what contracts need before they can be published. */
async function announceGate(portal: Portal): Promise<void> {
  const [first, ...others] = await checkContracts(contractGate(portal));
  if (!first) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  buildLog.info(`Before this is published, npm run contracts:gate will ask: ${first.api}: ${first.fault.fix}${more}`);
}

function guides(pages: string): RuleSetRule {
  // Docusaurus takes a rule with `test` for one that compiles pages.
  const resource = { and: [/\.mdx?$/, { not: pages }] };
  return { resource, enforce: 'pre', use: { loader: path.join(__dirname, 'guideLoader.cjs'), options: { pages } } };
}

/**
 * Returns the `loadContent` of a plugin that has generated once: its reloads in the dev server generate again. They do not
 * wait for that: a reload that waited would put the routes of before it back, over those of the docs plugin, which reloads
 * when the pages change. After an error the last good pages stay.
 */
function followEdits(generate: () => Promise<void>): () => Promise<void> {
  let isFirst = true;
  const again = afterPause(generate);
  return async () => {
    if (!isFirst) again();
    isFirst = false;
  };
}

/**
 * Makes `docusaurus build` and `docusaurus start` generate what they need, in a portal only if it is missing or older than
 * what it is made from. Docusaurus starts the `loadContent` of all plugins at once, so only here, before it, are the pages
 * there when the docs plugin reads them.
 */
export default async function generationPlugin(
  { siteDir }: LoadContext,
  portal: Portal,
  options: GenerateAllOptions,
  find?: FindFaults,
): Promise<Plugin> {
  const { isWholeSite, paths } = portal;
  /** Files of the contracts of a site that has no folder for them. */
  const read = new Set<string>();
  let ofContracts: readonly string[] = [];
  let isWatching = false;
  function onRead(file: string): void {
    // Docusaurus asks once for what it watches.
    if (isWatching && !read.has(file)) watchFile(file, { interval: 500 }, loadContent);
    read.add(file);
  }
  async function ensureGenerated(): Promise<void> {
    if (isWholeSite && isFresh(portal, hashInputs(portal, process.env))) return;
    console.log(await generateAll(portal, { ...options, onRead }));
    ofContracts = danglingReferences();
  }
  const findAll =
    find &&
    (async (again?: boolean) => {
      const found = await find(again);
      return { ...found, dangling: [...ofContracts, ...found.dangling] };
    });
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild && !isWholeSite) await lockForBuild(paths.lock);
  await ensureGenerated();
  if (isBuild && isWholeSite) await lockSite(portal);
  if (isBuild && findAll) await refuseFaults(findAll);
  const checkAgain = isBuild || !findAll ? undefined : followFaults(findAll, portal);
  const loadContent = followEdits(async () => {
    await ensureGenerated();
    checkAgain?.();
    if (isWholeSite) await announceGate(portal);
  });
  return {
    name: 'portal-generation',
    getPathsToWatch() {
      isWatching = !isWholeSite;
      return isWholeSite ? [`${paths.specs}/**/*.yaml`] : [...read];
    },
    configureWebpack: () =>
      isWholeSite && process.env.NODE_ENV === 'development'
        ? { module: { rules: [guides(path.resolve(siteDir, paths.pages))] } }
        : {},
    loadContent,
    async postBuild(built) {
      if (find) warnOfLongPages(built, portal);
      // Of what a build noted while it compiled pages.
      failOnFaults(process.env);
    },
  };
}
