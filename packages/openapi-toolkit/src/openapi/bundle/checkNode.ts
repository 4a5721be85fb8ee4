import type { ContractError, OnFault } from '../ContractError';
import { isMap, type Ref } from '../document';
import { isRef } from '../pointer';
import { faultAt } from './faultAt';
import { isLongInteger } from './integerMarks';
import {
  absent,
  type ContractLocation,
  describeValue,
  type Expected,
  expectedAt,
  kindFault,
  kindOf,
  type RequiredKind,
  wrong,
} from './kinds';
import { repair } from './repair';
import type { Report } from './schemaMistakes';
import { unknownParts } from './unknownParts';
import { readWrittenTexts, writtenText } from './writtenTexts';

/** Keys that must not be empty, by type, because rendering needs them. */
const NOT_EMPTY_KEYS: Record<string, string[]> = {
  Root: ['info'],
  Info: ['title', 'version'],
  Parameter: ['name', 'in'],
  Server: ['url'],
  Tag: ['name'],
};

/** Keys that must be present, by type: without them the rest of the value has no meaning. */
const REQUIRED_KEYS: Record<string, string[]> = { Server: ['url'], Parameter: ['name', 'in'] };

/** Removes an empty optional key, and fills an empty entry of a map. Returns the fault of a key that must not be empty. */
function fillEmpty(
  node: Record<string, unknown>,
  key: string,
  expected: Expected,
  type: Expected,
  at: ContractLocation,
) {
  const kind = kindOf(expected);
  if (NOT_EMPTY_KEYS[type.name ?? '']?.includes(key))
    return wrong(at.child([key]), 'empty', kind ?? 'text', `Give "${key}" a value.`);
  if (type.properties && Object.hasOwn(type.properties, key)) delete node[key];
  else if (kind === 'a list') node[key] = [];
  else node[key] = kind === 'a map' ? {} : '';
  return undefined;
}

/** Returns the first required key that a node lacks. The bundler follows no reference in the place of a server. */
const missingKey = (node: Record<string, unknown>, { name = '' }: Expected): string | undefined =>
  node.$ref === undefined || name === 'Server'
    ? REQUIRED_KEYS[name]?.find((key) => node[key] === undefined)
    : undefined;

const REF = 'Name what it refers to, such as "#/components/schemas/Name", or remove the key.';

/** Types whose names are sent in requests: a line break would split a header, cookie or query in two. */
const NAMED_IN_REQUESTS = new Set(['Parameter', 'SecurityScheme']);

export type ResolveReference = (ref: Ref) => { node?: unknown };

const isTextElsewhere = (value: unknown, { name, type }: Expected): value is Ref =>
  !name && type === 'string' && isRef(value) && Object.keys(value).length === 1;

export interface CheckContext {
  onFault: OnFault;
  resolve?: ResolveReference;
  is30: boolean;
}

function checkItems(list: unknown[], { items, name }: Expected, at: ContractLocation, context: CheckContext): void {
  if (!items) return;
  const kept = list.flatMap((item, index) => {
    const expected = typeof items === 'function' ? items(item) : items;
    const location = at.child([index]);
    const fault =
      item === null && !name
        ? wrong(location, 'empty', kindOf(expected) ?? 'text', 'Remove the entry.')
        : kindFault(item, expected, location);
    const key = fault || !name || !isMap(item) ? undefined : missingKey(item, expected);
    const found = key === undefined ? fault : absent(key, location);
    if (found) {
      context.onFault(found);
      return [];
    }
    if (name && isRef(item)) checkNode(item, expected, location, context);
    return [!name && expected.type === 'string' ? String(item) : item];
  });
  list.length = 0;
  for (const item of kept) list.push(item);
}

/** Returns the number or boolean that is written as a text; null if it is none, undefined for another kind. */
function quotedValue(kind: RequiredKind | undefined, text: string): number | boolean | null | undefined {
  if (kind === 'a number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
  if (kind !== 'true or false') return undefined;
  return /^(?:true|yes|on)$/i.test(text) || (/^(?:false|no|off)$/i.test(text) ? false : null);
}

function checkValue(
  node: Record<string, unknown>,
  key: string,
  type: Expected,
  at: ContractLocation,
  context: CheckContext,
): void {
  const value = node[key];
  // A reference may replace any part, also a map of properties: the bundler follows it.
  if (key === '$ref' && typeof value === 'string') return;
  const location = at.child([key]);
  const fail = (fault: ContractError) => {
    context.onFault(fault);
    delete node[key];
  };
  const expected = expectedAt(type, key, value);
  if (!expected) {
    if (key === '$ref' && typeof value !== 'string') fail(wrong(location, describeValue(value), 'text', REF));
    return;
  }
  // Texts may be in separate files; the bundler inlines them.
  if (isTextElsewhere(value, expected)) {
    const found = context.resolve?.(value).node;
    if (typeof found === 'object' && found !== null) fail(wrong(location, describeValue(found), 'text', REF));
    return;
  }
  const fault = value === null ? fillEmpty(node, key, expected, type, at) : kindFault(value, expected, location);
  if (fault) fail(fault);
  if (fault || value === null) return;
  if (expected.type === 'string' && typeof value !== 'string') node[key] = writtenText(location, value);
  const written = typeof value === 'string' && !isLongInteger(value) ? value : undefined;
  const read = written === undefined ? undefined : quotedValue(kindOf(expected), written);
  if (read !== undefined) {
    if (read === null) delete node[key];
    else node[key] = read;
    const what = `A value is ${describeValue(value)}: it is ${read === null ? 'not read' : `read as ${read}`}.`;
    context.onFault(faultAt(location, what, 'Write it without quotes.'));
  }
  if (Array.isArray(value) && !expected.name) checkItems(value, expected, location, context);
  // The bundler visits the target of a reference, but not the keys beside it.
  if (expected.name && isRef(value)) checkNode(value, expected, location, context);
}

/** Checks a node of a file and its plain values; those with a fault are removed, or read as in older versions. */
export function checkNode(node: unknown, type: Expected, location: ContractLocation, context: CheckContext): void {
  if (Array.isArray(node)) {
    if (kindOf(type) === 'a list') checkItems(node, type, location, context);
    return;
  }
  if (!isMap(node)) return;
  const report: Report = (what, fix) => context.onFault(faultAt(location, what, fix));
  readWrittenTexts(node, type.name, location, context.onFault);
  repair(node, type.name ?? '', context.is30, report);
  unknownParts(node, type, location.pointer, report);
  if (typeof node.name === 'string' && NAMED_IN_REQUESTS.has(type.name ?? '')) {
    node.name = node.name.trim().replace(/\s*[\r\n]+\s*/g, ' ');
  }
  const key = missingKey(node, type);
  if (key !== undefined) context.onFault(absent(key, location));
  for (const name of Object.keys(node)) checkValue(node, name, type, location, context);
}
