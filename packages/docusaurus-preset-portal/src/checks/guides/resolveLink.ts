import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFilesSync } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { suggestionFor } from '../../lib/danglingReferences';
import type { CheckedGuide, GuideLink } from './readGuide';

/** A link with its address below the root of the site. */
export type SiteLink = GuideLink & { from: CheckedGuide; to: string };
/** The fault of a link to a guide or file that is missing. */
export type LostLink = { fault: string; isFile: boolean };

const filesBelow = (folder: string): string[] => (existsSync(folder) ? listFilesSync(folder) : []);

/** Resolves a link to a guide or file by its path, as the docs plugin does; undefined for what needs no more checks. */
export function resolveLink(
  link: GuideLink,
  from: CheckedGuide,
  byFile: ReadonlyMap<string, CheckedGuide>,
  { siteDir, paths }: Portal,
): SiteLink | LostLink | undefined {
  const { address, at, isImage } = link;
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address)) return undefined;
  const [file = '', hash] = address.split('#');
  const folder = path.posix.dirname(from.file);
  const fromGuide = (name: string) => path.posix.relative(folder, name);
  const fault = (what: string, near: string[], isFile: boolean) => ({
    fault: `${at}: the ${what}; ${suggestionFor(file, near)}. Correct or remove it.`,
    isFile,
  });
  if (/\.mdx?$/.test(file)) {
    const target = byFile.get(file.startsWith('/') ? paths.docs + file : path.posix.join(folder, file));
    if (target?.route) return { ...link, from, to: target.route + (hash === undefined ? '' : `#${hash}`) };
    if (file.startsWith('/')) return { ...link, from, to: address };
    return fault(`link "${address}" leads to no guide`, [...byFile.keys()].map(fromGuide), false);
  }
  if (!isImage && (file.startsWith('/') || !/\.\w+$/.test(file))) return { ...link, from, to: address };
  const isServed = file.startsWith('/');
  const places = isServed
    ? ['static', paths.static].map((place) => place + file)
    : [file.startsWith('@site/') ? file.slice(6) : path.posix.join(folder, file)];
  if (places.some((place) => existsSync(path.join(siteDir, decodeURI(place))))) return undefined;
  const near = isServed
    ? filesBelow('static').map((name) => `/${name}`)
    : filesBelow(folder).map((name) => `./${name}`);
  return fault(
    `${isImage ? 'image' : 'file'} "${address}" is missing`,
    near.filter((name) => path.extname(name) === path.extname(file)),
    true,
  );
}
