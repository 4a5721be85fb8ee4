import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Portal } from '../../content/portal';
import { suggestionFor } from '../../lib/danglingReferences';
import { nearestRoutes } from '../../lib/nearestRoutes';
import { SIDEBARS } from '../../lib/paths';
import type { CheckedGuide } from './readGuide';

/** Returns the ids of the pages in a part of a sidebar. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  const { id, link, items } = (item ?? {}) as { id?: string; link?: unknown; items?: unknown };
  return [id, link, items].flatMap((part) => (part === undefined ? [] : idsIn(part)));
}

/** Compares the menus with the guides: entries without a guide, and guides in no menu. */
export function menuFaults(sidebars: object, guides: readonly CheckedGuide[], { siteDir, paths }: Portal) {
  const ids = new Set(Object.values(sidebars).flatMap(idsIn));
  const routes = new Map(guides.flatMap(({ id, route }) => (route ? [[id, route] as const] : [])));
  const lines = readFileSync(path.join(siteDir, SIDEBARS), 'utf8').split('\n');
  const lineOf = (id: string) => {
    const found = [id, path.posix.basename(id)].map((name) => lines.findIndex((line) => line.includes(name)));
    return Math.max(found.find((at) => at >= 0) ?? 0, 0) + 1;
  };
  const redirects = existsSync(`${paths.data}/redirects.json`)
    ? readFileSync(`${paths.data}/redirects.json`, 'utf8')
    : '';
  const generated = `${path.posix.relative(paths.docs, paths.pages)}/`;
  const lost = [...ids].filter((id) => !routes.has(id) && !id.startsWith(generated));
  const misnamed = guides.flatMap(({ names }) =>
    names.flatMap(({ field, name, at }) => {
      const known = field === 'displayed_sidebar' ? Object.keys(sidebars) : [...routes.keys()];
      return known.includes(name) || name.startsWith(generated)
        ? []
        : [
            `${at}: "${field}" names "${name}", which is not there; ${suggestionFor(name, known)}. Correct or remove it.`,
          ];
    }),
  );
  const movedFaults = lost.map((id) => {
    const unlisted = [...routes.keys()].filter((name) => !ids.has(name));
    const [near] = [...nearestRoutes(id, unlisted, 1), ...nearestRoutes(id, [...routes.keys()], 1)];
    const moved = `If it was renamed, its address stays: add { "from": "/${id}", "to": "${routes.get(near ?? '') ?? '/docs/…'}" } to ${paths.data}/redirects.json.`;
    return `${SIDEBARS}:${lineOf(id)}: there is no guide "${id}"; ${near ? `the nearest is "${near}"` : suggestionFor(id, routes.keys())}. Correct or remove it.${redirects.includes(`"/${id}"`) ? '' : ` ${moved}`}`;
  });
  return {
    faults: [...misnamed, ...movedFaults],
    warnings: guides
      .filter((guide) => guide.route && !guide.isOffMenu && !ids.has(guide.id))
      .map(
        (guide) =>
          `${guide.file}:1: the guide is in no menu. Add the line '${guide.id}', to ${SIDEBARS}; if only links lead to it, add displayed_sidebar: docs to its front matter.`,
      ),
  };
}
