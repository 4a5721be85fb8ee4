import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeSafely } from 'openapi-toolkit';
import { isBelow, listFilesSync } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { suggestionFor } from '../../lib/danglingReferences';
import { placeOf, shownBy } from '../../plugins/static-content/build/recmaOwnFiles';
import type { CheckedGuide, GuideLink } from './readGuide';

/** A link with its address from the root of the site. */
export type SiteLink = GuideLink & { to: string };
/** The fault of a link to a guide or file that is missing. */
export type LostLink = { fault: string; isFile: boolean };

/** Returns the files of a folder; none if it is not there. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder) ? listFilesSync(folder).map((name) => `${folder}/${name}`) : [];

/** Resolves a link to a guide or file by its path, as the docs plugin does; undefined for what needs no more checks. */
export function resolveLink(
  link: GuideLink,
  from: CheckedGuide,
  byFile: ReadonlyMap<string, CheckedGuide>,
  portal: Portal,
): SiteLink | LostLink | undefined {
  const { address, at, isImage } = link;
  const { siteDir, paths } = portal;
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address)) return undefined;
  const [file = '', hash] = address.split('#');
  const folder = path.posix.dirname(from.file);
  const fromGuide = (name: string) => path.posix.relative(folder, name);
  const fault = (what: string, near: string[], isFile: boolean) => ({
    fault: `${at}: the ${what}; ${suggestionFor(file, near)}. Correct or remove it.`,
    isFile,
  });
  if (/\.mdx?$/.test(file)) {
    const name = decodeSafely(file);
    const target = byFile.get(name.startsWith('/') ? paths.docs + name : path.posix.join(folder, name));
    if (target?.route) return { ...link, to: target.route + (hash === undefined ? '' : `#${hash}`) };
    if (file.startsWith('/')) return { ...link, to: address };
    return fault(`link "${address}" leads to no guide`, [...byFile.keys()].map(fromGuide), false);
  }
  const isOfSite = file.startsWith('@site/');
  if (!isImage && !isOfSite && (file.startsWith('/') || !/\.\w+$/.test(file))) {
    // Which page shows a partial, its address does not say.
    if (from.route === undefined && !file.startsWith('/')) return undefined;
    const base = new URL(from.route ?? '/', 'https://portal.invalid');
    return { ...link, to: new URL(address, base).href.slice(base.origin.length) };
  }
  const isServed = file.startsWith('/');
  const places = isServed
    ? ['static', paths.static].map((place) => place + file)
    : [isOfSite ? file.slice('@site/'.length) : path.posix.join(folder, file)];
  const found = places.map((place) => path.join(siteDir, decodeSafely(place))).find((place) => existsSync(place));
  if (found && isBelow(shownBy(portal), found)) return undefined;
  if (found) return { fault: `${at}:1: "${address}": a page shows files ${placeOf(portal)}`, isFile: true };
  const near = isServed
    ? filesBelow('static').map((name) => name.slice('static'.length))
    : filesBelow(folder).map((name) => `./${fromGuide(name)}`);
  return fault(
    `${isImage ? 'image' : 'file'} "${address}" is missing`,
    near.filter((name) => path.extname(name) === path.extname(file)),
    true,
  );
}
