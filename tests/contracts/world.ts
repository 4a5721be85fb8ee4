import { isObject, type Json, type JsonObject, readYaml } from './contracts';

const world = readYaml('world.yaml') as JsonObject;

/** One section of world.yaml, by name or, when it is a list, by position. */
export function section(name: string): JsonObject {
  const value = Array.isArray(world[name]) ? { ...world[name] } : world[name];
  if (!isObject(value)) throw new Error(`world.yaml has no section "${name}".`);
  return value;
}

export const now = String(world.now);

/** The entries of a section by the value of one of their fields; the first of several counts. */
export function by(name: string, field: string): Map<Json, JsonObject> {
  const entries = Object.values(section(name)).filter(isObject).reverse();
  return new Map(entries.flatMap((entry) => (entry[field] === undefined ? [] : [[entry[field], entry]])));
}

/** Where an example says something else than the world: one line per difference, for the fields both have. */
export function differences(example: Json, fact: Json, fields?: string[]): string[] {
  if (isObject(example) && isObject(fact)) {
    return Object.keys(example)
      .filter((key) => key in fact && (!fields || fields.includes(key)))
      .flatMap((key) => differences(example[key] ?? null, fact[key] ?? null).map((line) => `${key}: ${line}`));
  }
  // A CodeValue is the code with its labels; the world notes the code alone.
  if (isObject(example) && typeof example.code === 'string') return differences(example.code, fact);
  const same = JSON.stringify(example) === JSON.stringify(fact);
  return same ? [] : [`${JSON.stringify(example)} is ${JSON.stringify(fact)} in world.yaml`];
}
