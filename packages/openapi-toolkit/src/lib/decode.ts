import { attempt } from './attempt';

/** Decodes a part of an address, or with `decodeURI` a whole path; returns it unchanged when it is not well encoded. */
export const decodeSafely = (text: string, decode: (text: string) => string = decodeURIComponent): string =>
  attempt(() => decode(text), text);

/** Returns the id that the fragment of an address (`#…`) names. */
export const idOfHash = (hash: string): string => decodeSafely(hash.slice(1));

/** Encodes each `%` of an address that cannot be decoded, so that all code can decode the address. */
export const wellEncoded = (address: string): string =>
  address.replace(/(?:%[\da-f]{2})+|%/gi, (part) => (decodeSafely(part) === part ? part.replaceAll('%', '%25') : part));
