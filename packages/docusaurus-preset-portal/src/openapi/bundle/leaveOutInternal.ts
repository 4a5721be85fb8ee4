import { type Document, METHODS } from '../document';
import { isMap } from '../isMap';
import { isRef, refBelow, unescapePart } from '../pointer';
import { contractParts, walkParts } from './walkParts';

const isInternal = (part: unknown): boolean => isMap(part) && part['x-internal'] === true;

const decoded = (ref: string): string => ref.split('/').map(unescapePart).join('/');

/** Returns true for a reference to one of these parts, or to a part of it. */
function leadsTo(pointers: ReadonlySet<string>, ref: string): boolean {
  const keys = decoded(ref).split('/');
  return keys.some((_, index) => pointers.has(keys.slice(0, index + 1).join('/')));
}

/** Returns the reference of a mapping, which may be the name of a schema. */
const mappedRef = (target: string): string =>
  target.includes('/') ? target : refBelow('#/components/schemas', target);

function removeFrom(node: object, keys: readonly string[]): void {
  if (Array.isArray(node)) for (const key of [...keys].reverse()) node.splice(Number(key), 1);
  else for (const key of keys) delete (node as Record<string, unknown>)[key];
}

const operationsIn = (item: unknown): object[] =>
  isMap(item) ? METHODS.flatMap((method) => (isMap(item[method]) ? [item[method]] : [])) : [];

const itemsOf = ({ paths = {}, webhooks = {} }: Document): object[] => [paths, webhooks];

const tagsOf = (document: Document): Set<unknown> =>
  new Set(
    itemsOf(document)
      .flatMap((items) => Object.values(items).flatMap(operationsIn))
      .flatMap(({ tags }: { tags?: unknown }) => (Array.isArray(tags) ? tags : [])),
  );

function removeEmptied(document: Document, tagsBefore: ReadonlySet<unknown>): void {
  for (const items of itemsOf(document)) {
    const isEmpty = (item: unknown) => !isRef(item) && operationsIn(item).length === 0;
    removeFrom(
      items,
      Object.entries(items).flatMap(([path, item]) => (isEmpty(item) ? [path] : [])),
    );
  }
  const tags = tagsOf(document);
  if (document.tags) document.tags = document.tags.filter(({ name }) => tags.has(name) || !tagsBefore.has(name));
}

/** Names a part for authors: an operation by method and path, others by their pointer. */
function nameOf(pointer: string): string {
  const [, map, path = '', method = '', ...inner] = pointer.split('/').map(unescapePart);
  const isOperation = (map === 'paths' || map === 'webhooks') && method !== '' && inner.length === 0;
  return isOperation ? `${method.toUpperCase()} ${path}` : decoded(pointer);
}

/**
 * Removes the parts of a bundled contract that are marked `x-internal: true`, and the references to them, in place. The
 * bundler's own decorator does not tell what it removes, and leaves names of removed properties in `required`.
 *
 * @returns the name of each marked part.
 */
export function leaveOutInternal(document: Document): string[] {
  const marked: string[] = [];
  walkParts(document, (part, keys) => {
    if (isInternal(part)) marked.push(refBelow('#', ...keys));
    return !isInternal(part);
  });
  if (marked.length === 0) return [];
  const pointers = new Set(marked.map(decoded));
  const goneIn = (node: unknown, isNamed: boolean): string[] =>
    isMap(node) || Array.isArray(node)
      ? contractParts(node, isNamed).flatMap(([key, part]) =>
          isInternal(part) || (isRef(part) && leadsTo(pointers, part.$ref)) ? [key] : [],
        )
      : [];
  const tags = tagsOf(document);
  walkParts(document, (node, _keys, isNamed) => {
    const { required, properties, discriminator } = node as Record<string, unknown>;
    const fields = goneIn(properties, true);
    if (Array.isArray(required))
      removeFrom(
        required,
        Object.keys(required).filter((at) => fields.includes(required[Number(at)])),
      );
    const mapping = isMap(discriminator) && isMap(discriminator.mapping) ? discriminator.mapping : {};
    removeFrom(
      mapping,
      Object.keys(mapping).filter((value) => leadsTo(pointers, mappedRef(String(mapping[value])))),
    );
    removeFrom(node, goneIn(node, isNamed));
    return true;
  });
  removeEmptied(document, tags);
  return marked.map(nameOf);
}
