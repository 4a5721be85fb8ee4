import { isMap } from '../document';
import { type FilePosition, faultAt } from './faultAt';

/** Requirement of OpenAPI for a value, in the bundler's format: a named type, a JSON type or a list of values. */
export interface Expected {
  /** Name of a type with its own keys or items: `Schema`, `ParameterList`. */
  name?: string;
  type?: string;
  enum?: unknown[];
  items?: Expected | ((value: unknown) => Expected);
  /** Any value. */
  isExample?: boolean;
  properties?: Record<string, Expected | Choose | null>;
  additionalProperties?: Expected | Choose | null;
}
type Choose = (value: unknown, key: string) => Expected | undefined;

/** Kinds of values, in the words of messages. */
export type RequiredKind = 'a list' | 'a map' | 'text' | 'true or false' | 'a number';

const SCALARS: Record<string, RequiredKind> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a number',
};

/** Returns the requirement for the value of a key; `undefined` if any value is allowed. */
export function expectedAt(type: Expected, key: string, value: unknown): Expected | undefined {
  const isDefined = type.properties && Object.hasOwn(type.properties, key);
  const found = isDefined ? type.properties?.[key] : type.additionalProperties;
  // Any status may have a response, but the bundler only lists the numeric ones.
  if (type.name === 'Responses' && !key.startsWith('x-')) return type.properties?.default as Expected;
  if (type.name === 'DiscriminatorMapping') return { type: 'string' };
  const expected = typeof found === 'function' ? found(value, key) : found;
  return expected && !expected.isExample && expected.name !== 'SpecExtension' ? expected : undefined;
}

export function kindOf({ name, type, items, enum: values }: Expected): RequiredKind | undefined {
  if (items || type === 'array') return 'a list';
  if (name || type === 'object') return 'a map';
  if (values) return 'text';
  return type === undefined ? undefined : SCALARS[type];
}

/** True if a value can be read as the required kind: scalars convert to each other. */
function fitsKind(value: unknown, kind: RequiredKind | undefined): boolean {
  if (kind === 'a list') return Array.isArray(value);
  if (kind === 'a map') return isMap(value);
  return kind === undefined || typeof value !== 'object' || value === null;
}

export interface ContractLocation extends FilePosition {
  child(keys: (string | number)[]): ContractLocation;
}

export const describeValue = (value: unknown) =>
  value === null ? 'empty' : Array.isArray(value) ? 'a list' : isMap(value) ? 'a map' : JSON.stringify(value);

export const wrong = (at: ContractLocation, actual: string, expected: string, fix: string) =>
  faultAt(at, `A value is ${actual}; OpenAPI expects ${expected} here.`, fix);

export const absent = (key: string, at: ContractLocation) =>
  faultAt(at.child([key]), `"${key}" is missing.`, 'Write it, or remove what has none.');

export function kindFault(value: unknown, expected: Expected, location: ContractLocation) {
  const kind = kindOf(expected);
  // A boolean is a schema: any value, or none. Some contracts labelled 3.0 use a list of types.
  if (!kind || fitsKind(value, kind) || (expected.name === 'Schema' && typeof value === 'boolean')) return undefined;
  if (expected.enum && Array.isArray(value) && value.every((item) => fitsKind(item, 'text'))) return undefined;
  return wrong(location, describeValue(value), kind, 'Correct the value, or remove the key.');
}
