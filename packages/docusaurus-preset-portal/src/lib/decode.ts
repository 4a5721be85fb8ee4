/**
 * Decodes a part of an address; returns it unchanged when it is not well encoded, as with a stray `%`.
 *
 * @param decode `decodeURI` for a whole path, of which the reserved characters stay encoded.
 */
export function decodeSafely(text: string, decode: (text: string) => string = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** Returns the id that the fragment of an address (`#…`) names. */
export const idOfHash = (hash: string): string => decodeSafely(hash.slice(1));

/** Encodes each `%` of an address that cannot be decoded, so that all code can decode the address. */
export const wellEncoded = (address: string): string =>
  address.replace(/(?:%[\da-f]{2})+|%/gi, (part) => (decodeSafely(part) === part ? part.replaceAll('%', '%25') : part));
