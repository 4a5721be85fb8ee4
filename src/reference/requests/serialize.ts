import type { Parameter } from '../../openapi/model';

export interface Pair {
  name: string;
  value: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Example value of a parameter; its name stands in when the contract gives nothing to go by. */
function exampleOf({ schema }: Parameter): unknown {
  const known = schema.examples[0] ?? schema.const ?? schema.default;
  if (known !== undefined) return JSON.parse(known);
  return schema.enum[0]?.value ?? schema.name;
}

/** A parameter with `content` instead of a style travels as JSON, whatever its value. */
const isJson = ({ serialization }: Parameter): boolean => serialization?.startsWith('written as') === true;

const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

const pairsOf = (value: object): Pair[] => Object.entries(value).map(([name, item]) => ({ name, value: textOf(item) }));

/** The parts a style joins: `a`, `b` of an array; of an object `key`, `value`, or `key=value` when exploded. */
function partsOf(value: unknown, explode: boolean, encode = (text: string) => text): string[] {
  if (Array.isArray(value)) return value.map((item) => encode(textOf(item)));
  if (!isComposite(value)) return [encode(textOf(value))];
  return pairsOf(value)
    .map((pair) => [encode(pair.name), encode(pair.value)])
    .flatMap((pair) => (explode ? pair.join('=') : pair));
}

const SEPARATOR: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A query, header or cookie parameter by its style: one pair, or one per value. Names and values are not encoded. */
export function serialize(parameter: Parameter): Pair[] {
  const { style, explode, schema } = parameter;
  const { name } = schema;
  const value = exampleOf(parameter);
  if (!isComposite(value) || isJson(parameter)) return [{ name, value: textOf(value) }];
  if (style === 'deepObject') return pairsOf(value).map((pair) => ({ ...pair, name: `${name}[${pair.name}]` }));
  if (style === 'form' && explode) {
    return Array.isArray(value) ? value.map((item) => ({ name, value: textOf(item) })) : pairsOf(value);
  }
  return [{ name, value: partsOf(value, explode).join(SEPARATOR[style] ?? ',') }];
}

/** A path parameter by its style, percent-encoded, as it stands in the URL. */
export function pathText(parameter: Parameter): string {
  const { style, explode, schema } = parameter;
  const value = exampleOf(parameter);
  if (isJson(parameter)) return encodeURIComponent(textOf(value));
  const parts = partsOf(value, explode, encodeURIComponent);
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  const name = encodeURIComponent(schema.name);
  if (!explode) return `;${name}=${parts.join(',')}`;
  const isMap = isComposite(value) && !Array.isArray(value);
  return parts.map((part) => (isMap ? `;${part}` : `;${name}=${part}`)).join('');
}
