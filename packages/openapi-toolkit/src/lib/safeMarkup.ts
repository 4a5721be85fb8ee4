/** Elements that run code, load or send data, or change the base address: guides and contracts must not have them. */
export const FORBIDDEN_ELEMENTS: ReadonlySet<string> = new Set(
  'applet base embed form frame frameset iframe link meta object script style'.split(' '),
);

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** True for paths of this site and web, mail and telephone addresses. `//host` looks like a path, and is refused. */
export function isSafeAddress(address: string): boolean {
  // Browsers remove spaces and control characters before they parse the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters
  const stripped = address.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(stripped)?.[1];
  return scheme === undefined ? !/^[\\/]{2}/.test(stripped) : SCHEMES.has(scheme.toLowerCase());
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an element or a quoted attribute of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
