import {
  apiName,
  isLongInteger,
  isMap,
  javaString,
  ownValue,
  restoreIntegers,
  type Sample,
  serverOrigin,
} from 'openapi-toolkit';
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

/** Writes the items of a list or map, which Java can't write with null; undefined if one of them does not fit. */
function javaItems(values: readonly unknown[], of: ClientType, types: Types, indent: string): string[] | undefined {
  const items = values.flatMap((item) => (item === null ? [] : (javaValue(item, of, types, indent) ?? [])));
  return items.length === values.length ? items : undefined;
}

function plainValue(value: unknown, kind: ClientType['kind']): string | undefined {
  if (value === null) return kind === 'any' || kind === 'null' ? 'null' : undefined;
  if ((kind === 'any' || kind === 'integer') && isLong(value)) return `${value}L`;
  if (value === undefined || isLongInteger(value) || (kind !== 'any' && kind !== typeof value)) return undefined;
  if (typeof value === 'number') return /[.e]/.test(String(value)) ? `${value}` : `${value}.0`;
  return typeof value === 'string' ? javaString(value) : `${value}`;
}

/** Writes an object that has no other fields, and each required one. Java leaves out optional fields that are null. */
function objectValue(value: unknown, { name, fields = [] }: NamedType, types: Types, indent: string) {
  if (!isMap(value) || Object.keys(value).some((key) => !fields.some((field) => field.name === key))) return undefined;
  const inner = `${indent}    `;
  const required: string[] = [];
  const optional: string[] = [];
  for (const field of fields) {
    if (!field.required && !Object.hasOwn(value, field.name)) continue;
    const given = ownValue(value, field.name);
    const text = field.required || given !== null ? javaValue(given, field.type, types, inner) : undefined;
    if (text === undefined) return undefined;
    if (field.required) required.push(`\n${inner}${text}`);
    else optional.push(`\n${inner}.${javaName(field.name)}(${text})`);
  }
  return `new ${sentName(name, types)}(${required.join(',')})${optional.join('')}`;
}

function namedValue(value: unknown, name: string, types: Types, indent: string): string | undefined {
  const named = types.find((type) => type.name === name);
  const options = named?.options?.map((option): ClientType => ({ kind: 'named', name: option }));
  if (options) return javaValue(value, { kind: 'choice', options }, types, indent);
  if (named?.values)
    return named.values.includes(value as string) ? `${name}.${constantName(String(value))}` : undefined;
  return named && objectValue(value, named, types, indent);
}

/** Writes a value as an expression of Java; undefined if none can have exactly this value of the type. */
export function javaValue(value: unknown, type: ClientType, types: Types, indent: string): string | undefined {
  if (type.kind === 'choice')
    return type.options.map((option) => javaValue(value, option, types, indent)).find((text) => text !== undefined);
  if (type.kind === 'named') return namedValue(value, type.name, types, indent);
  const of = type.kind === 'list' || type.kind === 'map' ? type.of : ANY;
  if (Array.isArray(value) && (type.kind === 'list' || type.kind === 'any')) {
    const items = javaItems(value, of, types, indent);
    return items && `List.of(${items.join(', ')})`;
  }
  if (isMap(value) && (type.kind === 'map' || type.kind === 'any')) {
    const inner = `${indent}    `;
    const items = javaItems(Object.values(value), of, types, inner);
    const entries = Object.keys(value).map((key, at) => `${inner}Map.entry(${javaString(key)}, ${items?.[at]})`);
    return items && (entries.length > 0 ? `Map.ofEntries(\n${entries.join(',\n')})` : 'Map.of()');
  }
  return plainValue(value, type.kind);
}

const NONE = '// The Java client has no types for these values. Send the request instead.';

/** A call through the Java client, whose values are objects of its types: only a build has those. `note` is a comment on the values. */
const javaClient =
  ({ types, apis }: TypedApis, note = ''): WriteCall =>
  ({ className, docs, api, operation, values, headers }, { url, output }) => {
    const all =
      apis.find((source) => apiName(source) === api)?.operations.find(({ name }) => name === operation)?.values ?? [];
    const given = all.filter(({ name, required }) => required || values[name] !== undefined);
    const isKnown = Object.keys(values).every((key) => all.some(({ name }) => name === key));
    const sent = given.map((value) => ({
      ...value,
      text: javaValue(values[value.name], value.type, types, '                '),
    }));
    if (!isKnown || sent.some(({ text }) => text === undefined)) return NONE;
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
