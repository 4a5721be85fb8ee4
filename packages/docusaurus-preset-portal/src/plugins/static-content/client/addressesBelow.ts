import { escapeRegExp } from '../../../lib/escapeRegExp';

/**
 * Matches every address right below a folder but one that is `missing`, and names of files, which the router shortens
 * to the address of their page.
 */
export function addressesBelow(folder: string, missing?: string): RegExp {
  const name = missing?.startsWith(`${folder}/`) ? missing.slice(folder.length + 1) : undefined;
  const others = name === undefined ? '' : `(?!${escapeRegExp(name)}/?$)`;
  return new RegExp(`^${escapeRegExp(folder)}/${others}(?![^/]*\\.html$)[^/]+/?$`, 'i');
}
