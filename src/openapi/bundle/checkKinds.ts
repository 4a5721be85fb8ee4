import {
  type Config,
  detectSpec,
  getTypes,
  normalizeTypes,
  normalizeVisitors,
  type Document as ParsedFile,
  walkDocument,
} from '@redocly/openapi-core';
import { relativePath } from '../../lib/listFiles';
import { ContractError } from '../ContractError';
import type { Ref } from '../document';
import { isMap } from '../isMap';
import { type Expected, expectedAt, fits, type Kind, kindOf } from './kinds';
import { withLaterTypes } from './laterTypes';

interface Location {
  source: { absoluteRef: string };
  pointer: string;
  child(keys: (string | number)[]): Location;
}

const ARTICLES: Record<Kind, string> = {
  list: 'a list',
  map: 'a map',
  text: 'text',
  'yes or no': 'true or false',
  number: 'a number',
};

const REF = 'Name what it refers to, such as "#/components/schemas/Name", or remove the key.';

/** Keys that must not be empty, by type, because rendering needs them. */
const NOT_EMPTY_KEYS: Record<string, string[]> = {
  Root: ['info'],
  Info: ['title', 'version'],
  Parameter: ['name', 'in'],
  Server: ['url'],
  Tag: ['name'],
};

/** Types whose names are sent in requests: a line break would split a header, cookie or query in two. */
const NAMED_IN_REQUESTS = new Set(['Parameter', 'SecurityScheme']);

/** Keys that must be present, by type: without them the rest of the value has no meaning. */
const REQUIRED_KEYS: Record<string, string[]> = { Server: ['url'], Parameter: ['name', 'in'] };

/** Follows a reference, as the bundler does. */
type Resolve = (ref: Ref) => { node?: unknown };

const describe = (value: unknown) =>
  value === null ? 'empty' : Array.isArray(value) ? 'a list' : isMap(value) ? 'a map' : JSON.stringify(value);

const wrong = ({ source, pointer }: Location, actual: string, expected: string, fix: string) =>
  new ContractError(
    `A value is ${actual}; OpenAPI expects ${expected} here.`,
    `${relativePath(process.cwd(), source.absoluteRef)}${pointer}`,
    fix,
  );

const missing = (key: string, at: Location, kind: Kind = 'text') =>
  wrong(at.child([key]), 'empty', ARTICLES[kind], `Give "${key}" a value.`);

function checkKind(value: unknown, expected: Expected, location: Location): void {
  const kind = kindOf(expected);
  // A boolean is a schema: any value, or none. Some contracts labelled 3.0 use a list of types.
  if (!kind || fits(value, kind) || (expected.name === 'Schema' && typeof value === 'boolean')) return;
  if (expected.enum && Array.isArray(value) && value.every((item) => fits(item, 'text'))) return;
  throw wrong(location, describe(value), ARTICLES[kind], 'Correct the value, or remove the key.');
}

/** Removes empty optional keys, and replaces empty entries of a map by an empty object. */
function fillEmpty(node: Record<string, unknown>, key: string, expected: Expected, type: Expected, at: Location): void {
  if (NOT_EMPTY_KEYS[type.name ?? '']?.includes(key)) throw missing(key, at, kindOf(expected));
  const kind = kindOf(expected);
  if (type.properties && Object.hasOwn(type.properties, key)) delete node[key];
  else if (kind === 'list' || kind === 'map') node[key] = kind === 'list' ? [] : {};
  else node[key] = '';
}

const isReference = (value: unknown): value is Ref => isMap(value) && typeof value.$ref === 'string';

const isTextElsewhere = (value: unknown, { name, type }: Expected): value is Ref =>
  !name && type === 'string' && isReference(value) && Object.keys(value).length === 1;

/**
 * Checks one node of a contract file, and those of its values that are not nodes themselves.
 *
 * @throws ContractError with file and pointer for a value of another kind than OpenAPI requires.
 */
export function checkNode(node: unknown, type: Expected, location: Location, resolve?: Resolve): void {
  if (type.name !== 'SpecExtension') checkKind(node, type, location);
  if (Array.isArray(node)) {
    const { items } = type;
    node.forEach((item, index) => {
      if (!items) return;
      const expected = typeof items === 'function' ? items(item) : items;
      checkKind(item, expected, location.child([index]));
      if (isReference(item)) checkNode(item, expected, location.child([index]), resolve);
    });
    return;
  }
  if (!isMap(node)) return;
  if (typeof node.name === 'string' && NAMED_IN_REQUESTS.has(type.name ?? '')) {
    node.name = node.name.trim().replace(/\s*[\r\n]+\s*/g, ' ');
  }
  for (const key of REQUIRED_KEYS[type.name ?? ''] ?? []) {
    // The bundler follows no reference in the place of a server.
    if (node[key] === undefined && (node.$ref === undefined || type.name === 'Server')) throw missing(key, location);
  }
  for (const [key, value] of Object.entries(node)) {
    // A reference may replace any part, also a map of properties: the bundler follows it.
    if (key === '$ref' && typeof value === 'string') continue;
    const expected = expectedAt(type, key, value);
    if (!expected) {
      if (key === '$ref' && typeof value !== 'string') throw wrong(location.child([key]), describe(value), 'text', REF);
      continue;
    }
    // Texts may be in separate files; the bundler inlines them.
    if (isTextElsewhere(value, expected)) {
      const found = resolve?.(value).node;
      if (typeof found === 'object' && found !== null) throw wrong(location.child([key]), describe(found), 'text', REF);
      continue;
    }
    // `required: true` on a property was used before JSON Schema 4 and has no meaning since.
    if (key === 'required' && type.name === 'Schema' && typeof value === 'boolean') delete node[key];
    else if (value === null) fillEmpty(node, key, expected, type, location);
    else {
      checkKind(value, expected, location.child([key]));
      if (expected.type === 'string' && typeof value !== 'string') node[key] = String(value);
      if (Array.isArray(value)) checkItems(value, expected, location.child([key]));
      // The bundler visits the target of a reference, but not the keys beside it.
      if (expected.name && isReference(value)) {
        checkNode(value, expected, location.child([key]), resolve);
      }
    }
  }
}

function checkItems(list: unknown[], { items, name }: Expected, at: Location): void {
  if (name || !items || typeof items === 'function') return;
  list.forEach((item, index) => {
    if (item === null) throw wrong(at.child([index]), 'empty', ARTICLES[kindOf(items) ?? 'text'], 'Remove the entry.');
    checkKind(item, items, at.child([index]));
    if (items.type === 'string') list[index] = String(item);
  });
}

const visitor = {
  any: (node: unknown, { type, location, resolve }: { type: Expected; location: Location; resolve: Resolve }) =>
    checkNode(node, type, location, resolve),
};

/**
 * Bundler configuration that checks the kind of every value that OpenAPI defines, in all files. Empty values are
 * removed or filled, and numbers are converted to strings where strings are required.
 */
export const kindsConfig = {
  plugins: [
    {
      id: 'kinds',
      preprocessors: { oas3: { check: () => visitor } },
      typeExtension: { oas3: withLaterTypes },
    } as never,
  ],
  preprocessors: { 'kinds/check': 'on' as const },
};

/** Checks the content of one file, without following references. */
export function checkKinds(document: ParsedFile, config: Config): void {
  const version = detectSpec(document.parsed);
  const types = normalizeTypes(config.styleguide.extendTypes(getTypes(version), version), config.styleguide);
  const rule = { ruleId: 'kinds', severity: 'error' as const, visitor };
  walkDocument({
    document,
    rootType: types.Root as Parameters<typeof walkDocument>[0]['rootType'],
    normalizedVisitors: normalizeVisitors([rule] as unknown as Parameters<typeof normalizeVisitors>[0], types),
    resolvedRefMap: new Map(),
    ctx: { problems: [], oasVersion: version, visitorsData: {} },
  });
}
