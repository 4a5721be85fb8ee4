import { isObject, type Json, type JsonObject, readYaml } from './contracts';

const world = readYaml('world.yaml') as JsonObject;

/** Returns a section of world.yaml, by name or, in a list, by position. */
export function section(name: string): JsonObject {
  const value = Array.isArray(world[name]) ? { ...world[name] } : world[name];
  if (!isObject(value)) throw new Error(`world.yaml has no section "${name}".`);
  return value;
}

export const now = String(world.now);

/** Returns the entries of a section by the value of a field; the first of several counts. */
export function by(name: string, field: string): Map<Json, JsonObject> {
  const entries = Object.values(section(name)).filter(isObject).reverse();
  return new Map(entries.flatMap((entry) => (entry[field] === undefined ? [] : [[entry[field], entry]])));
}

/** Returns the differences between an example and the world: one line for each field that both have. */
export function differences(example: Json, fact: Json, fields?: string[]): string[] {
  if (isObject(example) && isObject(fact)) {
    return Object.keys(example)
      .filter((key) => key in fact && (!fields || fields.includes(key)))
      .flatMap((key) => differences(example[key] ?? null, fact[key] ?? null).map((line) => `${key}: ${line}`));
  }
  // A CodeValue is a code with its labels; the world has only the code.
  if (isObject(example) && typeof example.code === 'string') return differences(example.code, fact);
  const same = JSON.stringify(example) === JSON.stringify(fact);
  return same ? [] : [`${JSON.stringify(example)} is ${JSON.stringify(fact)} in world.yaml`];
}
