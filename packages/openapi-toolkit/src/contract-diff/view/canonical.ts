import type { Document } from '../../openapi/document';
import { isRef, lookUp } from '../../openapi/pointer';

const UNORDERED_KEYWORDS = new Set(['required', 'enum', 'type', 'tags', 'allOf', 'anyOf', 'oneOf', 'examples']);

const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

function plain(document: Document, value: unknown, key: string, openRefs: readonly string[]): unknown {
  if (isRef(value)) {
    const { $ref, ...siblings } = value;
    if (!$ref.startsWith('#/') || openRefs.includes($ref)) return { $ref };
    const target = plain(document, lookUp(document, $ref).node, key, [...openRefs, $ref]) as object;
    return sorted({ ...target, ...(plain(document, siblings, key, openRefs) as object) });
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => plain(document, item, '', openRefs));
    return UNORDERED_KEYWORDS.has(key) ? items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return sorted(
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(document, part, name, openRefs)])),
  );
}

/** Serializes a part of a contract independently of the order of its keys and the layout of its references. */
export const canonical = (document: Document, value: unknown, key = ''): string =>
  JSON.stringify(plain(document, value, key, [])) ?? '';
