import has from 'lodash/has';
import { attempt } from '../../lib/attempt';
import { decodeSafely } from '../../lib/decode';
import { isMap } from '../document';
import { refBelow, unescapePart } from '../pointer';

/** A schema with an id, or the file. */
interface Resource {
  pointer: string;
  node: Record<string, unknown>;
  /** Pointers by the names of anchors. */
  anchors: Map<string, string>;
}

/** A reference, and the address of the schema with an id that encloses it. */
interface Reference {
  node: Record<string, unknown>;
  key: '$ref' | '$dynamicRef';
  base: string;
}

const resolved = (address: string, base: string) => attempt(() => new URL(address, base), undefined);

const withoutHash = (url: URL): string => url.href.replace(/#.*$/s, '');

/** Returns the pointer in the file that a fragment of a resource stands for; undefined for a pointer that only the file has. */
function targetOf({ pointer, node, anchors }: Resource, fragment: string): string | undefined {
  if (fragment === '') return pointer;
  if (!fragment.startsWith('/')) return anchors.get(decodeSafely(fragment));
  const keys = fragment.split('/').slice(1);
  return has(
    node,
    attempt(() => keys.map(unescapePart), keys),
  )
    ? pointer + fragment
    : undefined;
}

/** Replaces references by `$id` and anchors by pointers in the same file, which the bundler follows. */
export function resolveIdentifiers(root: unknown): void {
  const resources = new Map<string, Resource>();
  const references: Reference[] = [];
  function collect(node: unknown, pointer: string, outer: string): void {
    if (typeof node !== 'object' || node === null) return;
    let base = outer;
    if (isMap(node)) {
      // The address of the document itself is one since OpenAPI 3.2.
      const own = pointer === '#' ? (node.$self ?? node.$id) : node.$id;
      const id = typeof own === 'string' ? resolved(own, outer) : undefined;
      if (id) base = withoutHash(id);
      if (id || pointer === '#') resources.set(base, { pointer, node, anchors: new Map() });
      for (const name of [node.$anchor, node.$dynamicAnchor])
        if (typeof name === 'string') resources.get(base)?.anchors.set(name, pointer);
      for (const key of ['$ref', '$dynamicRef'] as const)
        if (typeof node[key] === 'string') references.push({ node, key, base });
    }
    for (const [key, value] of Object.entries(node)) collect(value, refBelow(pointer, key), base);
  }
  collect(root, '#', 'contract:/');
  for (const { node, key, base } of references) {
    const url = resolved(String(node[key]), base);
    const resource = url && resources.get(withoutHash(url));
    const target = resource && targetOf(resource, url.hash.slice(1));
    if (target === undefined) continue;
    delete node[key];
    node.$ref = target;
  }
}
