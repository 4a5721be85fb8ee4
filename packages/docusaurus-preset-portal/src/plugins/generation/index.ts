import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import type { Portal } from '../../content/portal';
import { afterPause } from '../../lib/afterPause';
import { danglingReferences, failOnFaults } from '../../lib/danglingReferences';
import { type GenerateAllOptions, generateAll, lockForBuild, lockSite } from './generateAll';
import { type FindFaults, followFaults, refuseFaults } from './guideFaults';
import { hashInputs, isFresh } from './stamp';

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
  async function ensureGenerated(): Promise<void> {
    if (isWholeSite && isFresh(portal, hashInputs(portal, process.env))) return;
    console.log(await generateAll(portal, { ...options, onRead: (file) => read.add(file) }));
    ofContracts = danglingReferences();
  }
  const findAll =
    find &&
    (async () => {
      const found = await find();
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
  });
  return {
    name: 'portal-generation',
    getPathsToWatch: () => (isWholeSite ? [`${paths.specs}/**/*.yaml`] : [...read]),
    configureWebpack: () =>
      isWholeSite && process.env.NODE_ENV === 'development'
        ? { module: { rules: [guides(path.resolve(siteDir, paths.pages))] } }
        : {},
    loadContent,
    // Of what a build noted while it compiled pages.
    postBuild: async () => failOnFaults(process.env),
  };
}
