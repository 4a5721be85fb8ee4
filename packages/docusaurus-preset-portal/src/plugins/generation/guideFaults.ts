import { statSync, watch } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { listFilesSync } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { afterPause } from '../../lib/afterPause';
import { withoutBasePath } from '../../lib/basePath';
import { allowsDangling, type Faults, failOnFaults, noteDangling, noteFaults } from '../../lib/danglingReferences';
import { buildLog } from '../../lib/log';
import { SIDEBARS } from '../../lib/paths';

/** Finds the faults of guides and of what else writers edit. `again`: also of guides whose text is the same. */
export type FindFaults = (again?: boolean) => Promise<Faults>;

/** Ends a build that has faults, with a line for each. @throws UserError */
export async function refuseFaults(find: FindFaults): Promise<void> {
  const { faults, dangling, warnings } = await find();
  noteFaults(faults);
  noteDangling(dangling);
  const allowed = allowsDangling(process.env) ? dangling : [];
  for (const message of new Set([...warnings, ...allowed])) buildLog.warn(message);
  const { stackTraceLimit } = Error;
  // Docusaurus puts an error of its own around it, whose stack tells writers nothing.
  Error.stackTraceLimit = 0;
  failOnFaults(process.env);
  Error.stackTraceLimit = stackTraceLimit;
}

/** Warns in the dev server of all faults at first, then of those in a saved file and of new ones. Returns a function that checks again, after contracts changed. */
export function followFaults(find: FindFaults, { siteDir, paths }: Portal): () => void {
  const watched = new Set<string>();
  let told = new Set<string>();
  /** True if contracts or data changed, which guides show. */
  let isChanged = false;
  const check = afterPause(async () => {
    watchFolders();
    const again = isChanged;
    isChanged = false;
    const { faults, dangling, warnings } = await find(again);
    const all = new Set([...faults, ...dangling, ...warnings]);
    for (const message of all) if (!told.has(message)) buildLog.warn(message);
    told = all;
  });
  /** Watches each folder by itself: a file that an editor replaces stays in it. */
  function watchFolders(): void {
    const files = [paths.docs, paths.data].flatMap((folder) =>
      listFilesSync(folder).map((file) => `${folder}/${file}`),
    );
    for (const folder of new Set(['.', ...files.map((file) => path.posix.dirname(file))])) {
      if (watched.has(folder) || `${folder}/`.startsWith(`${paths.pages}/`)) continue;
      watched.add(folder);
      watch(path.join(siteDir, folder), { persistent: false }, (_, name) => {
        if (!name || /~$|^\./.test(name) || (folder === '.' && name !== SIDEBARS)) return;
        const file = path.posix.join(folder, name);
        if (!/\.mdx?$/.test(name)) isChanged = true;
        // What is still wrong in a saved file is told again.
        told = new Set([...told].filter((message) => !message.startsWith(`${file}:`)));
        check();
      }).on('error', () => watched.delete(folder));
    }
  }
  check();
  return () => {
    isChanged = true;
    check();
  };
}

/** Length of HTML above which a page is slow to load and to read. */
const MAX_BYTES = 300_000;

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Warns of guides whose HTML is long. */
export function warnOfLongPages(
  { outDir, routes }: Pick<BuiltSite, 'outDir' | 'routes'>,
  { site, paths }: Portal,
): void {
  const others = [paths.pages, paths.renderedGuides].map((folder) => `${folder}/`);
  for (const { path: route, metadata } of flattenRoutes(routes)) {
    const { sourceFilePath: source = '' } = metadata ?? {};
    const page = path.join(outDir, withoutBasePath(route, site.basePath), 'index.html');
    const isGuide = source.startsWith(`${paths.docs}/`) && !others.some((folder) => source.startsWith(folder));
    const { size = 0 } = (isGuide && statSync(page, { throwIfNoEntry: false })) || {};
    if (size > MAX_BYTES)
      buildLog.warn(`${source}:1: the page has ${Math.round(size / 1000)} kB of HTML. Split it, or link to a file.`);
  }
}
