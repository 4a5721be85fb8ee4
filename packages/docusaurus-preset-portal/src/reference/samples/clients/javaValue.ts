import { constantName, javaName, sentName } from '../../../clients/java/text';
import type { ClientType, NamedType } from '../../../clients/types';
import { javaString } from '../../../lib/quote';
import { isMap } from '../../../openapi';
import { isLongInteger, restoreIntegers } from '../../../openapi/bundle/integerMarks';

type Types = readonly NamedType[];

const ANY: ClientType = { kind: 'any' };
const LONG = 64;

const isLong = (value: unknown): boolean => {
  if (!isLongInteger(value)) return Number.isSafeInteger(value);
  const digits = BigInt(restoreIntegers(String(value)));
  return BigInt.asIntN(LONG, digits) === digits;
};

/** Lists and maps of Java that are written in one expression have no null. */
const allFit = (values: readonly unknown[], type: ClientType, types: Types): boolean =>
  values.every((one) => one !== null && fitsJavaType(one, type, types));

/** True for an object that has no other fields, and each required one. Java leaves out optional fields that are null. */
const isObjectOf = (value: unknown, { fields = [] }: NamedType, types: Types): boolean =>
  isMap(value) &&
  Object.keys(value).every((key) => fields.some(({ name }) => name === key)) &&
  fields.every(({ name, required, type }) =>
    Object.hasOwn(value, name)
      ? (required || value[name] !== null) && fitsJavaType(value[name], type, types)
      : !required,
  );

/** True if an expression of Java can have exactly this value of a type. */
export function fitsJavaType(value: unknown, type: ClientType, types: Types): boolean {
  switch (type.kind) {
    case 'any':
      if (Array.isArray(value)) return allFit(value, ANY, types);
      if (isMap(value)) return allFit(Object.values(value), ANY, types);
      return isLongInteger(value) ? isLong(value) : value !== undefined;
    case 'null':
      return value === null;
    case 'integer':
      return isLong(value);
    case 'string':
      return typeof value === 'string' && !isLongInteger(value);
    case 'list':
      return Array.isArray(value) && allFit(value, type.of, types);
    case 'map':
      return isMap(value) && allFit(Object.values(value), type.of, types);
    case 'choice':
      return type.options.some((option) => fitsJavaType(value, option, types));
    case 'named': {
      const named = types.find(({ name }) => name === type.name);
      if (named?.values) return named.values.includes(value as string);
      if (named?.options) return named.options.some((name) => fitsJavaType(value, { kind: 'named', name }, types));
      return named !== undefined && isObjectOf(value, named, types);
    }
    default:
      return typeof value === type.kind;
  }
}

/** Returns the expression for a value that fits its type. */
export function expression(value: unknown, type: ClientType, types: Types, indent: string): string {
  const inner = `${indent}    `;
  if (value === null || value === undefined) return 'null';
  if (type.kind === 'choice')
    return expression(value, type.options.find((one) => fitsJavaType(value, one, types)) ?? ANY, types, indent);
  if (type.kind === 'named') {
    const named = types.find(({ name }) => name === type.name);
    if (named?.values) return `${type.name}.${constantName(String(value))}`;
    const option = named?.options?.find((name) => fitsJavaType(value, { kind: 'named', name }, types));
    if (option) return expression(value, { kind: 'named', name: option }, types, indent);
    const object = value as Record<string, unknown>;
    const given = (named?.fields ?? []).filter(({ name }) => Object.hasOwn(object, name));
    const parts = given.map(({ name, type: of, required }) => ({
      name: javaName(name),
      required,
      text: expression(object[name], of, types, inner),
    }));
    const required = parts.filter((part) => part.required).map(({ text }) => `\n${inner}${text}`);
    const optional = parts.filter((part) => !part.required).map(({ name, text }) => `\n${inner}.${name}(${text})`);
    return `new ${sentName(type.name, types)}(${required.join(',')})${optional.join('')}`;
  }
  const of = type.kind === 'list' || type.kind === 'map' ? type.of : ANY;
  if (Array.isArray(value)) return `List.of(${value.map((item) => expression(item, of, types, indent)).join(', ')})`;
  if (isMap(value)) {
    const entry = ([key, item]: [string, unknown]) =>
      `${inner}Map.entry(${javaString(key)}, ${expression(item, of, types, inner)})`;
    const entries = Object.entries(value).map(entry);
    return entries.length > 0 ? `Map.ofEntries(\n${entries.join(',\n')})` : 'Map.of()';
  }
  if (type.kind !== 'number' && isLong(value)) return `${value}L`;
  if (typeof value === 'number') return /[.e]/.test(String(value)) ? `${value}` : `${value}.0`;
  return typeof value === 'string' ? javaString(value) : `${value}`;
}
