import omitBy from 'lodash/omitBy';
import { type Document, isMap, METHODS } from '../document';
import { operationsOf } from '../operations';
import { isRef, refBelow, unescapePart } from '../pointer';
import { contractParts, walkParts } from './walkParts';

const isInternal = (part: unknown): boolean => isMap(part) && part['x-internal'] === true;

const decoded = (ref: string): string => ref.split('/').map(unescapePart).join('/');

/** Returns the reference of a mapping, which may be the name of a schema. */
const mappedRef = (target: string): string =>
  target.includes('/') ? target : refBelow('#/components/schemas', target);

const tagsOf = (document: Document): Set<string> =>
  new Set(operationsOf(document).flatMap(({ operation }) => operation.tags ?? []));

const isEmptyItem = (item: unknown): boolean =>
  isMap(item) && !isRef(item) && [...METHODS, 'additionalOperations'].every((key) => item[key] === undefined);

/** Removes what is marked `x-internal: true`, and references to it, in place; returns its pointers. The bundler's decorator leaves names in `required`. */
export function leaveOutInternal(document: Document): string[] {
  const pointers: string[] = [];
  walkParts(document, (part, keys) => {
    if (isInternal(part)) pointers.push(decoded(refBelow('#', ...keys)));
    return !isInternal(part);
  });
  if (pointers.length === 0) return [];
  const leadsToInternal = (ref: string) => pointers.some((pointer) => `${decoded(ref)}/`.startsWith(`${pointer}/`));
  const isGone = (part: unknown) => isInternal(part) || (isRef(part) && leadsToInternal(part.$ref));
  const tagsBefore = tagsOf(document);
  walkParts(document, (part, _keys, isNamed) => {
    const node = part as Record<string, unknown>;
    const { required, properties, discriminator } = node;
    if (Array.isArray(required) && isMap(properties))
      node.required = required.filter((name) => !(Object.hasOwn(properties, name) && isGone(properties[name])));
    if (isMap(discriminator) && isMap(discriminator.mapping))
      discriminator.mapping = omitBy(discriminator.mapping, (target) => leadsToInternal(mappedRef(String(target))));
    for (const [key, inner] of contractParts(node, isNamed).reverse()) {
      if (!isGone(inner)) continue;
      if (Array.isArray(node)) node.splice(Number(key), 1);
      else delete node[key];
    }
    return true;
  });
  for (const items of [document.paths ?? {}, document.webhooks ?? {}])
    for (const [path, item] of Object.entries(items)) if (isEmptyItem(item)) delete items[path];
  const tags = tagsOf(document);
  if (document.tags) document.tags = document.tags.filter(({ name }) => tags.has(name) || !tagsBefore.has(name));
  return pointers;
}
