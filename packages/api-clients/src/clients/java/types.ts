import { javaString } from 'openapi-toolkit';
import type { ClientField, NamedType } from '../types';
import { constantName, javadoc, javaName, nullableType, optionalType, sentName, typeWriter } from './text';

type Types = readonly NamedType[];

/** Returns the source of a type; undefined for an enumeration or a choice that only responses have. */
export function typeSource(type: NamedType, types: Types): string | undefined {
  const { name, description, fields, values, options, isSent, isReceived } = type;
  if (fields) return isReceived ? record(type, types) : body(type, name, 'public final class', types);
  if (!isSent) return undefined;
  const permitted = options?.map((option) => sentName(option, types)).join(', ');
  if (permitted) return `${javadoc(description)}public sealed interface ${name} permits ${permitted} {}\n`;
  return javadoc(description) + enumeration(name, values ?? []);
}

/** Returns an object of responses: a record, in which the class of its body stands if requests have it too. */
function record(type: NamedType, types: Types): string {
  const { name, description, fields = [], isSent } = type;
  const typeOf = typeWriter(types, false);
  const components = fields.map((field) => {
    const own = javaName(field.name);
    const marks = [
      ...(own === field.name ? [] : [`name = ${javaString(field.name)}`]),
      ...(field.required ? [] : ['required = false']),
    ];
    const text = field.required ? typeOf(field.type) : optionalType(typeOf(field.type));
    return `\n    ${marks.length > 0 ? `@Field(${marks.join(', ')}) ` : ''}${text} ${own}`;
  });
  const parameters = fields.map((field) => [javaName(field.name), field.description] as const);
  const nested = isSent ? body(type, 'Body', 'public static final class', types).replace(/^(?=.)/gm, '    ') : '';
  return `${javadoc(description || `${name}.`, parameters)}public record ${name}(${components.join(',')}
) {${nested && `\n${nested}`}}
`;
}

/** Returns an object of requests: its constructor takes what is required, so that a new optional field breaks no call. */
function body({ name, description, fields = [] }: NamedType, own: string, kind: string, types: Types): string {
  const typeOf = typeWriter(types, true);
  const required = fields.filter((field) => field.required);
  const choices = types.filter((type) => type.isSent && type.options?.includes(name)).map((type) => type.name);
  const parameters = required.map((field) => `${typeOf(field.type)} ${javaName(field.name)}`);
  const about = required.map((field) => [javaName(field.name), field.description] as const);
  const puts = required.map((field) => `\n        put(${javaString(field.name)}, ${javaName(field.name)});`);
  const optionals = fields.filter((field) => !field.required);
  return `${javadoc(description || `${name}.`)}${kind} ${own} extends Options${choices.length > 0 ? ` implements ${choices.join(', ')}` : ''} {
${javadoc('Creates it with the values that are required.', about, '    ')}    public ${own}(${parameters.join(', ')}) {${puts.join('')}
    }
${setters(own, optionals, typeOf, '    ')}}
`;
}

export const setters = (
  className: string,
  values: readonly Pick<ClientField, 'name' | 'description' | 'type'>[],
  typeOf: ReturnType<typeof typeWriter>,
  indent: string,
): string =>
  values
    .map(
      ({ name, description, type }) => `
${javadoc(description, [], indent)}${indent}public ${className} ${javaName(name)}(${nullableType(typeOf(type))} value) { set(${javaString(name)}, value); return this; }
`,
    )
    .join('');

const enumeration = (name: string, values: readonly string[]): string => `public enum ${name} {
${values.map((value) => `    ${constantName(value)}(${javaString(value)})`).join(',\n')};

    private final String value;

    ${name}(String value) { this.value = value; }

    /** Returns the value as it is sent. */
    @Override
    public String toString() { return value; }
}
`;
