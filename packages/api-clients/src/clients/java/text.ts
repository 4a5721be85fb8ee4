import { camelCase } from 'openapi-toolkit';
import type { ClientModel } from '../model';
import type { ClientType, NamedType } from '../types';

const KEYWORDS = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false ' +
    'final finally float for goto if implements import instanceof int interface long native new null package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient true try void ' +
    'volatile while yield _ clone equals finalize getClass hashCode notify notifyAll toString wait'
  ).split(' '),
);

/** Returns the name of the Java package: `danishdata`. */
export const javaPackage = ({ className }: Pick<ClientModel, 'className'>): string => className.toLowerCase();

/** Returns a name of the contract as Java writes it: `companyId`, `X-Purpose` → `xPurpose`, `class` → `class_`. */
export function javaName(name: string): string {
  const plain = /^[A-Za-z_]\w*$/.test(name)
    ? name
    : camelCase(name)
        .replace(/\W/g, '_')
        .replace(/^(?=\d|$)/, '_');
  return KEYWORDS.has(plain) ? `${plain}_` : plain;
}

/** Returns the name of the constant for a value: `application/pdf` → `APPLICATION_PDF`. */
export const constantName = (value: string): string =>
  (value || 'empty')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^(?=\d|_?$)/, '_');

/** Returns Javadoc with names and descriptions of parameters, if there is a text. Java reads `\\u` and markup in it. */
export function javadoc(text: string, parameters: readonly (readonly [string, string])[] = [], indent = ''): string {
  const plain = (line: string) => line.trim().replace(/[&<>@\\*]/g, (found) => `&#${found.charCodeAt(0)};`);
  const lines = [
    ...text.trim().split(/\n+/).map(plain),
    ...parameters.map(([name, about]) => `@param ${name} ${plain(about.replace(/\s+/g, ' '))}`),
  ];
  return text.trim() === ''
    ? ''
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

const BOXED = {
  any: 'Object',
  null: 'Object',
  string: 'String',
  integer: 'Long',
  number: 'Double',
  boolean: 'Boolean',
};
const PRIMITIVE: Record<string, string> = { Long: 'long', Double: 'double', Boolean: 'boolean' };

/** Writes types. Registers add values to responses: enumerations limit requests alone. A response has null as Optional. */
export function typeWriter(types: readonly NamedType[], isSent: boolean): (type: ClientType) => string {
  const byName = new Map(types.map((type) => [type.name, type]));
  const boxed = (type: ClientType): string => {
    if (type.kind === 'list') return `List<${boxed(type.of)}>`;
    if (type.kind === 'map') return `Map<String, ${boxed(type.of)}>`;
    if (type.kind === 'choice') {
      const [only, ...others] = type.options.filter(({ kind }) => kind !== 'null');
      const text = only && others.length === 0 ? boxed(only) : 'Object';
      return !isSent && type.options.some(({ kind }) => kind === 'null') ? optionalType(text) : text;
    }
    if (type.kind !== 'named') return BOXED[type.kind];
    const { values, options } = byName.get(type.name) ?? {};
    if (isSent) return sentName(type.name, types);
    return values ? 'String' : options ? 'Object' : type.name;
  };
  return (type) => (type.kind === 'choice' ? boxed(type) : (PRIMITIVE[boxed(type)] ?? boxed(type)));
}

/** Returns the type of a value in a request. An object that responses have too is a class in the record of the response. */
export function sentName(name: string, types: readonly NamedType[]): string {
  const own = types.find((type) => type.name === name);
  return own?.fields && own.isReceived ? `${name}.Body` : name;
}

/** Returns the type of a value in a response that can be missing. */
export const optionalType = (type: string): string =>
  type.startsWith('Optional<') ? type : `Optional<${nullableType(type)}>`;

/** Returns the type for a value that can be null. */
export const nullableType = (type: string): string =>
  Object.entries(PRIMITIVE).find(([, primitive]) => primitive === type)?.[0] ?? type;
