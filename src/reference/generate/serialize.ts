import type { Parameter } from '../../openapi/model';

export interface Pair {
  name: string;
  value: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Example value of a parameter; its name stands in when the contract gives nothing to go by. */
function exampleOf({ schema }: Parameter): unknown {
  const known = schema.examples[0] ?? schema.const ?? schema.default;
  if (known !== undefined) return JSON.parse(known);
  return schema.enum[0]?.value ?? schema.name;
}

const entries = (value: object): Pair[] => Object.entries(value).map(([name, item]) => ({ name, value: text(item) }));

const SEPARATOR: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A query, header or cookie parameter as it travels, by its style: one pair, or one per value. */
export function serialize(parameter: Parameter): Pair[] {
  const { style, explode, schema, serialization } = parameter;
  const { name } = schema;
  const value = exampleOf(parameter);
  if (typeof value !== 'object' || value === null || serialization?.startsWith('written as')) {
    return [{ name, value: text(value) }];
  }
  if (Array.isArray(value)) {
    if (style === 'form' && explode) return value.map((item) => ({ name, value: text(item) }));
    return [{ name, value: value.map(text).join(SEPARATOR[style] ?? ',') }];
  }
  if (style === 'deepObject') return entries(value).map((pair) => ({ ...pair, name: `${name}[${pair.name}]` }));
  if (style === 'form' && explode) return entries(value);
  return [
    {
      name,
      value: entries(value)
        .map((pair) => `${pair.name},${pair.value}`)
        .join(','),
    },
  ];
}

/** A path parameter as it stands in the URL, by its style. */
export function pathText(parameter: Parameter): string {
  const { style, explode, schema } = parameter;
  const value = exampleOf(parameter);
  const parts = (Array.isArray(value) ? value : [value]).map((item) => encodeURIComponent(text(item)));
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  return explode ? parts.map((part) => `;${schema.name}=${part}`).join('') : `;${schema.name}=${parts.join(',')}`;
}
