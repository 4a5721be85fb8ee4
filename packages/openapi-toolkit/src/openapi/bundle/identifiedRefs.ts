import { attempt } from '../../lib/attempt';
import { isMap } from '../document';
import { refBelow } from '../pointer';

interface Resource {
  pointer: string;
  node: Record<string, unknown>;
  anchors: Map<string, string>;
}

/** A reference, and the address of the schema with an id that encloses it. */
interface Reference {
  node: Record<string, unknown>;
  key: '$ref' | '$dynamicRef';
  base: string;
}

const ROOT = 'contract:/';

const resolved = (address: string, base: string) => attempt(() => new URL(address, base), undefined);

const withoutHash = (url: URL): string => url.href.replace(/#.*$/s, '');

function has({ node }: Resource, fragment: string): boolean {
  const keys = fragment.split('/').slice(1);
  const found = keys.reduce<unknown>(
    (part, key) => (isMap(part) ? part[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    node,
  );
  return found !== undefined;
}

function collect(root: unknown): { resources: Map<string, Resource>; references: Reference[] } {
  const resources = new Map<string, Resource>();
  const references: Reference[] = [];
  function walk(node: unknown, pointer: string, outer: string): void {
    if (typeof node !== 'object' || node === null) return;
    let base = outer;
    if (isMap(node)) {
      // The address of the document itself is one since OpenAPI 3.2.
      const own = pointer === '#' ? (node.$self ?? node.$id) : node.$id;
      const id = typeof own === 'string' ? resolved(own, outer) : undefined;
      if (id || pointer === '#') {
        base = id ? withoutHash(id) : outer;
        resources.set(base, { pointer, node, anchors: new Map() });
      }
      for (const name of [node.$anchor, node.$dynamicAnchor])
        if (typeof name === 'string') resources.get(base)?.anchors.set(name, pointer);
      for (const key of ['$ref', '$dynamicRef'] as const)
        if (typeof node[key] === 'string') references.push({ node, key, base });
    }
    for (const [key, value] of Object.entries(node)) walk(value, refBelow(pointer, key), base);
  }
  walk(root, '#', ROOT);
  return { resources, references };
}

/** Replaces references by `$id` and anchors by pointers in the same file, which the bundler follows. */
export function resolveIdentifiers(root: unknown): void {
  const { resources, references } = collect(root);
  const isPlain =
    resources.size === 1 && resources.has(ROOT) && [...resources.values()].every(({ anchors }) => anchors.size === 0);
  if (isPlain) return;
  for (const { node, key, base } of references) {
    const url = resolved(String(node[key]), base);
    const resource = url && resources.get(withoutHash(url));
    if (!url || !resource) continue;
    const fragment = url.hash.slice(1);
    const isPointer = fragment === '' || fragment.startsWith('/');
    // A pointer that the resource does not have is one of the file.
    if (isPointer && !has(resource, fragment)) continue;
    const target = isPointer ? resource.pointer + fragment : resource.anchors.get(decodeURIComponent(fragment));
    if (target === undefined) continue;
    delete node[key];
    node.$ref = target;
  }
}
