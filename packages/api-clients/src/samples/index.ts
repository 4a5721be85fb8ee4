import { apiName, isLongInteger, isMap, javaString, restoreIntegers, type Sample, serverOrigin } from 'openapi-toolkit';
import {
  CLIENT_LANGUAGES,
  type ClientLanguage,
  prepareRequest,
  type SampleRequest,
  type WriteCall,
} from 'openapi-toolkit/samples';
import { constantName, javaName, javaPackage, sentName } from '../clients/java/text';
import type { TypedApis } from '../clients/typedApis';
import type { ClientType, NamedType } from '../clients/types';
import { pythonClient } from './python';
import { typescriptClient } from './typescript';

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

const NONE = '// The Java client has no types for these values. Send the request instead.';

/** A call through the Java client, whose values are objects of its types: only a build has those. `note` is a comment on the values. */
const javaClient =
  ({ types, apis }: TypedApis, note = ''): WriteCall =>
  ({ className, docs, api, operation, values, headers }, { url, output }) => {
    const all =
      apis.find((one) => apiName(one) === api)?.operations.find(({ name }) => name === operation)?.values ?? [];
    const given = all.filter(({ name, required }) => required || values[name] !== undefined);
    const isKnown = Object.keys(values).every((key) => all.some(({ name }) => name === key));
    if (!isKnown || !given.every(({ name, type }) => fitsJavaType(values[name], type, types))) return NONE;
    const sent = given.map((one) => ({
      ...one,
      text: expression(values[one.name], one.type, types, '                '),
    }));
    const options = sent.filter(({ required }) => !required).map(({ name, text }) => `.${javaName(name)}(${text})`);
    const passed = [
      ...sent.filter(({ required }) => required).map(({ text }) => text),
      ...(options.length > 0 ? [`options -> options${options.join('')}`] : []),
    ];
    const settings = [
      `.host(${javaString(serverOrigin(url))})`,
      ...headers.map(({ name, value }) => `.header(${javaString(name)}, ${javaString(value)})`),
    ];
    const code = passed.join(', ');
    const named = new Set(code.match(/\w+(?=[.(])/g));
    const own = javaPackage({ className });
    const imports = [
      `${own}.${className}`,
      ...types.filter(({ name }) => named.has(name)).map(({ name }) => `${own}.model.${name}`),
      ...['List', 'Map'].filter((name) => code.includes(`${name}.of`)).map((name) => `java.util.${name}`),
    ];
    const called = `client.${api}().${javaName(operation)}(${code})`;
    return `// Java 17 or later: java -cp client.jar Main.java
// The client, to save as client.jar: ${docs}
${note}${imports.map((name) => `import ${name};\n`).join('')}
public class Main {
    public static void main(String[] arguments) {
        var client = new ${className}(settings -> settings${settings.join('')});
        ${output === 'json' ? `var response = ${called};\n        System.out.println(response);` : `${called};`}
    }
}`;
  };

/** Returns the calls of the site's clients that send a request, if any. That in Java needs types; `javaNote` is a comment on its values. */
export function clientSamples(request: SampleRequest, typed?: TypedApis, javaNote?: string): Sample[] {
  const prepared = prepareRequest(request);
  const { call } = prepared;
  const write: Readonly<Record<ClientLanguage, WriteCall | undefined>> = {
    'typescript-client': typescriptClient,
    'python-client': pythonClient,
    'java-client': typed && javaClient(typed, javaNote),
  };
  return CLIENT_LANGUAGES.flatMap(({ language, label }) => {
    const text = call && write[language]?.(call, prepared);
    return text ? [{ language, label, text }] : [];
  });
}
