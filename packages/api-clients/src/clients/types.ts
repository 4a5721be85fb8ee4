import { type AnySchema, type Dict, pascalCase, refName } from 'openapi-toolkit';

/** Type of a value. Limits such as lengths and patterns are left to the server. */
export type ClientType =
  | { kind: 'any' | 'null' | 'string' | 'integer' | 'number' | 'boolean' }
  | { kind: 'list' | 'map'; of: ClientType }
  | { kind: 'choice'; options: ClientType[] }
  | { kind: 'named'; name: string };

export interface ClientField {
  name: string;
  required: boolean;
  description: string;
  type: ClientType;
}

export interface NamedType {
  name: string;
  description: string;
  /** True for a part of a request: only there is an enumeration limited to its values. */
  isSent: boolean;
  isReceived?: boolean;
  fields?: ClientField[];
  values?: string[];
  /** Names of the objects of which a value is one. */
  options?: string[];
}

const ANY: ClientType = { kind: 'any' };
const isNamed = (type: ClientType): type is { kind: 'named'; name: string } => type.kind === 'named';

/** Returns a choice without repeated options; the only one itself. */
function choiceOf(all: readonly ClientType[]): ClientType {
  const flat = all.flatMap((option) => (option.kind === 'choice' ? option.options : [option]));
  const options = [...new Map(flat.map((option) => [JSON.stringify(option), option])).values()];
  if (options.length === 0 || options.some(({ kind }) => kind === 'any')) return ANY;
  return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
}

/** Reads schemas as types. Equal components of several APIs become one type. */
export class TypeReader {
  readonly named = new Map<string, NamedType>();
  readonly faults: string[] = [];
  private readonly components = new Map<string, ClientType>();
  private schemas: Dict<AnySchema> = {};
  private isSent = false;

  /** `schemas` are the components of the API, `name` is for an object or enumeration that has none. */
  readIn(schemas: Dict<AnySchema>, schema: AnySchema, name: string, isSent: boolean): ClientType {
    this.schemas = schemas;
    this.isSent = isSent;
    return this.read(schema, name);
  }

  private read(schema: AnySchema, name: string): ClientType {
    if (typeof schema === 'boolean') return ANY;
    if (schema.$ref !== undefined) return this.component(schema.$ref);
    if (schema.allOf) return schema.allOf.length === 1 ? this.read(schema.allOf[0] ?? true, name) : ANY;
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return this.choice(options, name, schema.description);
    const values = schema.const === undefined ? schema.enum : [schema.const];
    if (values) return this.values(values, name, schema.description);
    const types = schema.type ?? (schema.properties ? 'object' : undefined);
    if (types === undefined) return ANY;
    return choiceOf([types].flat().map((type) => this.plain(type, schema, name)));
  }

  private plain(type: string, schema: Exclude<AnySchema, boolean>, name: string): ClientType {
    if (type === 'array') return { kind: 'list', of: this.read(schema.items ?? true, name) };
    if (type !== 'object') return { kind: type as 'string' };
    if (!schema.properties) return { kind: 'map', of: this.read(schema.additionalProperties ?? true, name) };
    const own = this.define(name, schema.description);
    own.fields = Object.entries(schema.properties).map(([field, value]) => ({
      name: field,
      required: schema.required?.includes(field) ?? false,
      description: this.descriptionOf(value),
      type: this.read(value, own.name + pascalCase(field)),
    }));
    return { kind: 'named', name: own.name };
  }

  private choice(options: readonly AnySchema[], name: string, description?: string): ClientType {
    const choice = choiceOf(options.map((option, index) => this.read(option, `${name}${index + 1}`)));
    if (choice.kind !== 'choice') return choice;
    // An enumeration that is read can be any text.
    const isList = (part: ClientType) => isNamed(part) && this.named.get(part.name)?.values !== undefined;
    if (!this.isSent && choice.options.some(isList))
      return choiceOf(choice.options.filter(({ kind }) => kind !== 'string'));
    if (!choice.options.every(isNamed)) return choice;
    const own = this.define(name, description);
    own.options = choice.options.map((option) => option.name);
    return { kind: 'named', name: own.name };
  }

  private values(values: readonly unknown[], name: string, description?: string): ClientType {
    const texts = values.filter((value) => typeof value === 'string');
    const others = values.filter((value) => typeof value !== 'string').map((value) => kindOf(value));
    if (texts.length === 0) return choiceOf(others);
    const own = this.define(name, description);
    own.values = texts;
    return choiceOf([{ kind: 'named', name: own.name }, ...others]);
  }

  private define(name: string, description = ''): NamedType {
    if (this.named.has(name)) this.faults.push(`schema "${name}": two types have this name.`);
    const own: NamedType = { name, description, isSent: this.isSent };
    this.named.set(name, own);
    return own;
  }

  private component(ref: string): ClientType {
    const key = refName(ref);
    const schema = this.schemas[key];
    if (schema === undefined) return ANY;
    const content = this.contentOf(key);
    const known = this.components.get(content);
    if (known) return known;
    const name = /^[A-Z]\w*$/.test(key) ? key : pascalCase(key);
    // A component that contains itself needs its name before its fields are read.
    const isObject = typeof schema === 'object' && schema.properties !== undefined;
    this.components.set(content, isObject ? { kind: 'named', name } : ANY);
    const type = this.read(schema, name);
    this.components.set(content, type);
    return type;
  }

  /** Returns a component and every component that it refers to, as text. */
  private contentOf(key: string, seen = new Set<string>()): string {
    const text = JSON.stringify(this.schemas[key]) ?? '';
    seen.add(key);
    const below = refsIn(this.schemas[key]).map(refName);
    return [key, text, ...below.filter((name) => !seen.has(name)).map((name) => this.contentOf(name, seen))].join('\n');
  }

  private descriptionOf(schema: AnySchema): string {
    if (typeof schema === 'boolean') return '';
    const target = schema.$ref && this.schemas[refName(schema.$ref)];
    return schema.description ?? (typeof target === 'object' ? (target.description ?? '') : '');
  }
}

/** Returns the references in plain data. */
export const refsIn = (data: unknown): string[] =>
  [...(JSON.stringify(data) ?? '').matchAll(/"\$ref":("(?:[^"\\]|\\.)*")/g)].map(([, ref = '']) => JSON.parse(ref));

function kindOf(value: unknown): ClientType {
  if (value === null) return { kind: 'null' };
  if (typeof value === 'boolean' || typeof value === 'number') return { kind: typeof value as 'boolean' };
  return ANY;
}
