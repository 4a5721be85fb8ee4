/** Follow $refs to the end. `at` is the Redocly Location of the node. */
export function follow(node, at, resolve) {
  let here = { node, at };
  for (let hops = 0; typeof here.node?.$ref === 'string' && hops < 20; hops++) {
    const target = resolve(here.node, here.at.source.absoluteRef);
    if (target.node === undefined || !target.location) return { node: {}, at: here.at };
    here = { node: target.node, at: target.location };
  }
  return here;
}

/** A node with its $ref followed, where keys beside the $ref win, as OpenAPI 3.1 allows. */
export function merged(node, at, resolve) {
  if (typeof node?.$ref !== 'string') return node ?? {};
  const { $ref: _, ...beside } = node;
  return { ...follow(node, at, resolve).node, ...beside };
}

export const typesOf = (schema) => [schema?.type ?? []].flat();

/** The branches of anyOf, oneOf and allOf, without the null branch. */
export function branches(schema, at, resolve) {
  const found = [];
  for (const word of ['anyOf', 'oneOf', 'allOf']) {
    for (const [index, branch] of (schema[word] ?? []).entries()) {
      const target = follow(branch, at.child([word, index]), resolve);
      if (target.node?.type !== 'null') found.push(target);
    }
  }
  return found;
}

/** A leaf holds a scalar or a list of scalars: it is where values, units and sources live. */
export function isLeaf(schema, at, resolve) {
  if (schema.properties || schema.additionalProperties || typesOf(schema).includes('object')) return false;
  if (schema.items) {
    const items = follow(schema.items, at.child(['items']), resolve);
    return isLeaf(items.node, items.at, resolve);
  }
  return branches(schema, at, resolve).every((branch) => isLeaf(branch.node, branch.at, resolve));
}

/** The types a leaf can have, looking into lists and branches. */
export function leafTypes(schema, at, resolve) {
  const own = typesOf(schema).filter((type) => type !== 'null' && type !== 'array');
  if (schema.items) {
    const items = follow(schema.items, at.child(['items']), resolve);
    own.push(...leafTypes(items.node, items.at, resolve));
  }
  for (const branch of branches(schema, at, resolve)) own.push(...leafTypes(branch.node, branch.at, resolve));
  return own;
}

/** The properties of one `properties` map: name, merged schema, leaf or not, and where to point. */
export function propertiesOf(map, at, resolve) {
  return Object.entries(map).map(([name, raw]) => {
    const own = at.child([name]);
    const target = follow(raw, own, resolve);
    const schema = merged(raw, own, resolve);
    return { name, schema, leaf: isLeaf(schema, target.at, resolve), at: own, inside: target.at };
  });
}

/** Every property below a schema, each schema once per `seen`. */
export function* deepProperties(raw, at, resolve, seen) {
  const { node, at: here } = follow(raw, at, resolve);
  if (!node || typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  if (node.properties) {
    const map = here.child(['properties']);
    yield* propertiesOf(node.properties, map, resolve);
    for (const [name, child] of Object.entries(node.properties)) {
      yield* deepProperties(child, map.child([name]), resolve, seen);
    }
  }
  for (const word of ['items', 'additionalProperties']) {
    if (typeof node[word] === 'object') yield* deepProperties(node[word], here.child([word]), resolve, seen);
  }
  for (const branch of branches(node, here, resolve)) yield* deepProperties(branch.node, branch.at, resolve, seen);
}
