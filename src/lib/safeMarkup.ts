/**
 * Elements that run code, load or send something, or change where a page gets it from. Guides and contracts may not have
 * them, and a built page has those alone that the site itself puts there.
 */
export const FORBIDDEN_ELEMENTS: ReadonlySet<string> = new Set(
  'applet base embed form frame frameset iframe link meta object script style'.split(' '),
);

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Returns whether an address of a guide or a contract may become a link: one of this site, of the web, of mail or of a
 * telephone. `javascript:`, `data:` and every other scheme may not, nor `//host`, which looks like a path.
 */
export function isSafeAddress(address: string): boolean {
  // Browsers take out spaces and control characters before they read the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters
  const read = address.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1];
  return scheme === undefined ? !/^[\\/]{2}/.test(read) : SCHEMES.has(scheme.toLowerCase());
}
