const codeOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** Escapes control characters and separators of lines, so that a text of the server stays one line of a log. */
export const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => `\\u${codeOf(character)}`);

/** Returns the first character of a header that is not printable ASCII, with its code; undefined if there is none. */
export function unprintableIn(value: string): string | undefined {
  const [found] = /[^ -~]/u.exec(value) ?? [];
  return found && `"${visible(found)}" (U+${codeOf(found)})`;
}

/** Returns the seconds of a `Retry-After` header; null if there are none. */
export const secondsIn = (header: string | undefined): number | null =>
  header !== undefined && /^\d+$/.test(header) ? Number(header) : null;
