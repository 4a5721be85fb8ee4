import { watchFile } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UserError } from 'openapi-toolkit';
import { checkContracts } from 'openapi-toolkit/diff';
import type { RuleSetRule } from 'webpack';
import type { Portal } from '../../content/portal';
import { buildLog } from '../../lib/log';
import { contractGate } from '../../reference/history/contractGate';
import { type GenerateAllOptions, generateAll, lockForBuild, lockSite } from './generateAll';
import { hashInputs, isFresh } from './stamp';

/** What plugins are told after a build. */
export type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The check of what writers edit. */
export interface GuideCheck {
  /** Ends a build that has faults. @throws UserError */
  refuse: () => Promise<void>;
  /** Warns in the dev server; returns a function that checks again, after contracts changed. */
  follow: () => () => void;
  /** Ends a build that noted more while it compiled pages. @throws UserError */
  finish: (built: BuiltSite) => void;
}

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

/** Returns a function that runs `work` after a pause, one run after another; calls in the pause are one. An error is a warning. */
export function afterPause(work: () => Promise<void>, milliseconds: number): () => void {
  let isWaiting = false;
  let last = Promise.resolve();
  async function run(): Promise<void> {
    await setTimeout(milliseconds);
    isWaiting = false;
    await work().catch((error: unknown) => buildLog.warn(error instanceof UserError ? error.message : inspect(error)));
  }
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(run);
  };
}

/** Editors save a file in several steps, and people several files at once. */
const PAUSE_MS = 200;

/**
 * Returns the `loadContent` of a plugin that has generated once: its reloads in the dev server generate again. They do not
 * wait for that: a reload that waited would put the routes of before it back, over those of the docs plugin, which reloads
 * when the pages change. After an error the last good pages stay.
 */
function followEdits(generate: () => Promise<void>): () => Promise<void> {
  let isFirst = true;
  const again = afterPause(generate, PAUSE_MS);
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
  check?: GuideCheck,
): Promise<Plugin> {
  const { isWholeSite, paths } = portal;
  /** Files of the contracts of a site that has no folder for them. */
  const read = new Set<string>();
  let follow: (() => void) | undefined;
  function onRead(file: string): void {
    // Docusaurus asks once for what it watches.
    if (follow && !read.has(file)) watchFile(file, { interval: 500 }, follow);
    read.add(file);
  }
  async function ensureGenerated(): Promise<void> {
    if (isWholeSite && isFresh(portal, hashInputs(portal, process.env))) return;
    console.log(await generateAll(portal, { ...options, onRead }));
  }
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild && !isWholeSite) await lockForBuild(paths.lock);
  await ensureGenerated();
  if (isBuild && isWholeSite) await lockSite(portal);
  if (isBuild) await check?.refuse();
  const checkAgain = isBuild ? undefined : check?.follow();
  const loadContent = followEdits(async () => {
    await ensureGenerated();
    checkAgain?.();
    if (isWholeSite) await announceGate(portal);
  });
  return {
    name: 'portal-generation',
    getPathsToWatch() {
      follow = loadContent;
      return isWholeSite ? [`${paths.specs}/**/*.yaml`] : [...read];
    },
    configureWebpack: () =>
      isWholeSite && process.env.NODE_ENV === 'development'
        ? { module: { rules: [guides(path.resolve(siteDir, paths.pages))] } }
        : {},
    loadContent,
    postBuild: async (built) => check?.finish(built),
  };
}
