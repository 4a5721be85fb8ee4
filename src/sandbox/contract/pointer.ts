import type { Document } from '../../openapi';
import type { Row } from '../types';

const toPart = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const fromPart = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

/** JSON Pointer below another one, as the fragment of a `$ref`. */
export const below = (pointer: string, ...parts: (string | number)[]): string =>
  [pointer, ...parts.map((part) => toPart(String(part)))].join('/');

/** What stands at a pointer, with the pointer it was found at once references are followed. */
export function follow(document: Document, pointer: string): { pointer: string; node: Row } {
  let node: Row = document;
  let at = '#';
  for (const part of pointer.split('/').slice(1)) {
    node = node[fromPart(part)];
    at = `${at}/${part}`;
    while (node && typeof node.$ref === 'string') ({ pointer: at, node } = follow(document, node.$ref));
    if (node === undefined) throw new Error(`Nothing at ${pointer}`);
  }
  return { pointer: at, node };
}
