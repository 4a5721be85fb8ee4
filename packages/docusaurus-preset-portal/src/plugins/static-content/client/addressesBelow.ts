import { escapeRegExp } from '../../../lib/escapeRegExp';

/**
 * Matches every address right below a folder: all of them are pages, but for one that turned out not to be there, and
 * names of files, which the router shortens to the address of their page.
 *
 * @param missing The address that is not there, without a slash at its end.
 */
export function addressesBelow(folder: string, missing?: string): RegExp {
  const name = missing?.startsWith(`${folder}/`) ? missing.slice(folder.length + 1) : undefined;
  const others = name === undefined ? '' : `(?!${escapeRegExp(name)}/?$)`;
  return new RegExp(`^${escapeRegExp(folder)}/${others}(?![^/]*\\.html$)[^/]+/?$`, 'i');
}
