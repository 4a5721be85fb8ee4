import { isMap } from '../document';

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

export type RequiredKind = 'list' | 'map' | 'text' | 'yes or no' | 'number';

const SCALARS: Record<string, RequiredKind> = {
  string: 'text',
  boolean: 'yes or no',
  number: 'number',
  integer: 'number',
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
  if (items || type === 'array') return 'list';
  if (name || type === 'object') return 'map';
  if (values) return 'text';
  return type === undefined ? undefined : SCALARS[type];
}

/** True if a value can be read as the required kind: scalars convert to each other. */
export function fitsKind(value: unknown, kind: RequiredKind | undefined): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'map') return isMap(value);
  return kind === undefined || typeof value !== 'object' || value === null;
}
