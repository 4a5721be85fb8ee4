import { statSync, watch } from 'node:fs';
import path from 'node:path';
import { flattenRoutes } from '@docusaurus/utils';
import { listFilesSync } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { withoutBasePath } from '../../lib/basePath';
import {
  danglingReferences,
  type Faults,
  failOnFaults,
  forgetTold,
  noteDangling,
  noteFaults,
  warnOnce,
} from '../../lib/danglingReferences';
import { buildLog } from '../../lib/log';
import { afterPause, type BuiltSite, type GuideCheck } from '../../plugins/generation';
import { forgetGuides } from '.';

type Find = () => Promise<Faults>;

/** Ends a build that has faults, with a line for each. @throws UserError */
async function refuseFaults(find: Find): Promise<void> {
  const { faults, dangling, warnings } = await find();
  for (const message of warnings) buildLog.warn(message);
  noteFaults(faults);
  noteDangling(dangling);
  const { stackTraceLimit } = Error;
  // Docusaurus puts an error of its own around it, whose stack tells writers nothing.
  Error.stackTraceLimit = 0;
  failOnFaults(process.env);
  Error.stackTraceLimit = stackTraceLimit;
}

/** Length of HTML above which a page is slow to load and to read. */
const MAX_BYTES = 300_000;

/** Warns of long guides after a build, and ends one that noted more faults while it compiled pages. @throws UserError */
function finishBuild({ outDir, routes }: Pick<BuiltSite, 'outDir' | 'routes'>, { site, paths }: Portal): void {
  const others = [paths.pages, paths.renderedGuides].map((folder) => `${folder}/`);
  for (const { path: route, metadata } of flattenRoutes(routes)) {
    const { sourceFilePath: source = '' } = metadata ?? {};
    const page = path.join(outDir, withoutBasePath(route, site.basePath), 'index.html');
    const isGuide = source.startsWith(`${paths.docs}/`) && !others.some((folder) => source.startsWith(folder));
    const { size = 0 } = (isGuide && statSync(page, { throwIfNoEntry: false })) || {};
    if (size > MAX_BYTES)
      buildLog.warn(`${source}:1: the page has ${Math.round(size / 1000)} kB of HTML. Split it, or link to a file.`);
  }
  failOnFaults(process.env);
}

/** Editors save a file in several steps. */
const PAUSE_MS = 50;

/**
 * Warns of the faults of guides and data: of all at first, then of those in a saved file and those that are new. Returns
 * a function that checks again, after contracts changed.
 */
function followFaults(find: Find, portal: Portal): () => void {
  const { siteDir, paths } = portal;
  const watched = new Set<string>();
  const check = afterPause(async () => {
    watchFolders();
    const { faults, dangling, warnings } = await find();
    const all = new Set([...faults, ...dangling, ...warnings]);
    forgetTold((message) => !all.has(message) && !danglingReferences().includes(message));
    for (const message of all) warnOnce(message);
  }, PAUSE_MS);
  /** Watches each folder by itself: a file that an editor replaces stays in it. */
  function watchFolders(): void {
    const folders = [paths.docs, paths.data].flatMap((folder) =>
      listFilesSync(folder).map((file) => path.posix.dirname(`${folder}/${file}`)),
    );
    for (const folder of new Set(['.', ...folders])) {
      if (watched.has(folder) || `${folder}/`.startsWith(`${paths.pages}/`)) continue;
      watched.add(folder);
      watch(path.join(siteDir, folder), { persistent: false }, (_, name) => {
        if (!name || /~$|^\./.test(name) || (folder === '.' && name !== 'sidebars.ts')) return;
        const file = path.posix.join(folder, name);
        // Of data: which elements show it, nobody knows. A guide is read again if its text changed.
        if (folder !== '.' && !/\.mdx?$/.test(name)) forgetGuides(portal);
        forgetTold((message) => message.startsWith(`${file}:`));
        check();
      }).on('error', () => watched.delete(folder));
    }
  }
  check();
  return () => {
    forgetGuides(portal);
    check();
  };
}

/** Returns how a build and the dev server check what writers edit. */
export const guideCheck = (find: Find, portal: Portal): GuideCheck => ({
  refuse: () => refuseFaults(find),
  follow: () => followFaults(find, portal),
  finish: (built) => finishBuild(built, portal),
});
