import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesSync } from 'openapi-toolkit/node';
import { parse } from 'yaml';
import { apis } from '#site';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const folder = path.resolve(__dirname, '../../api-specs');

/** The root files of all contracts. */
export const roots = apis.map(({ spec }) => spec);

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readText = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
export const readYaml = (file: string): Json => parse(readText(file));

/** Every YAML file below api-specs, relative to it, with forward slashes. */
export const yamlFiles = (): string[] => listFilesSync(folder).filter((file) => file.endsWith('.yaml'));

/** Every object in a value, including the value itself, with its pointer. */
export function* objectsIn(value: Json, at = ''): Generator<[JsonObject, string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, `${at}/${index}`);
  } else if (isObject(value)) {
    yield [value, at];
    for (const [key, item] of Object.entries(value)) yield* objectsIn(item, `${at}/${key}`);
  }
}

/** The files of one contract: its root, and everything its $refs reach. */
export function filesOf(root: string): Map<string, Json> {
  const found = new Map<string, Json>();
  const open = [root];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    const content = readYaml(file);
    found.set(file, content);
    for (const [node] of objectsIn(content)) {
      const target = typeof node.$ref === 'string' ? node.$ref.split('#')[0] : '';
      if (target) open.push(path.posix.join(path.posix.dirname(file), target));
    }
  }
  return found;
}

/** The files of all contracts. */
export const contractFiles = (): Map<string, Json> => new Map(roots.flatMap((root) => [...filesOf(root)]));
