/** What OpenAPI says of a value, in the words of the bundler: a named type, a JSON type or a list of values. */
export interface Expected {
  /** Of a type with keys or items of its own: `Schema`, `ParameterList`. */
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

export type Kind = 'list' | 'map' | 'text' | 'yes or no' | 'number';

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SCALARS: Record<string, Kind> = { string: 'text', boolean: 'yes or no', number: 'number', integer: 'number' };

/** What OpenAPI says of the value of a key; `undefined` where any value is allowed. */
export function expectedAt(type: Expected, key: string, value: unknown): Expected | undefined {
  const known = type.properties && Object.hasOwn(type.properties, key);
  const found = known ? type.properties?.[key] : type.additionalProperties;
  // Any status may have a response; the bundler knows the numbers only.
  if (type.name === 'Responses' && !key.startsWith('x-')) return type.properties?.default as Expected;
  if (type.name === 'DiscriminatorMapping') return { type: 'string' };
  // An extension of the paths is no path, whatever is below it.
  if (type.name === 'Paths' && key.startsWith('x-')) return undefined;
  // The bundler knows paths by their slash; any other key is one that lacks it.
  const name = type.name === 'Paths' ? `/${key}` : key;
  const expected = typeof found === 'function' ? found(value, name) : found;
  return expected && !expected.isExample && expected.name !== 'SpecExtension' ? expected : undefined;
}

/** The kind of value that is expected; `undefined` where any is. */
export function kindOf({ name, type, items, enum: values }: Expected): Kind | undefined {
  if (items || type === 'array') return 'list';
  if (name || type === 'object') return 'map';
  if (values) return 'text';
  return type === undefined ? undefined : SCALARS[type];
}

/** Whether a value can be read where a kind is expected: any scalar stands for another. */
export function fits(value: unknown, kind: Kind | undefined): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'map') return isMap(value);
  return kind === undefined || typeof value !== 'object' || value === null;
}
