import { javaString } from '../../lib/quote';
import type { NamedType } from '../types';
import { constantName, javadoc, javaName, nullable, typeWriter } from './text';

/** Returns the source of a type; undefined for an enumeration or a choice that only responses have. */
export function typeSource(type: NamedType, types: readonly NamedType[]): string | undefined {
  const { name, description, fields, values, options, isSent } = type;
  if (!fields && !isSent) return undefined;
  if (options) return `${javadoc(description)}public sealed interface ${name} permits ${options.join(', ')} {}\n`;
  if (values) return javadoc(description) + enumeration(name, values);
  const typeOf = typeWriter(types, isSent);
  const components = fields?.map((field) => {
    const own = javaName(field.name);
    const marks = [
      ...(own === field.name ? [] : [`name = ${javaString(field.name)}`]),
      ...(field.required ? [] : ['required = false']),
    ];
    const text = field.required ? typeOf(field.type) : nullable(typeOf(field.type));
    return `\n    ${marks.length > 0 ? `@Field(${marks.join(', ')}) ` : ''}${text} ${own}`;
  });
  const parameters = fields?.map((field) => [javaName(field.name), field.description] as const);
  const choices = types.filter((one) => one.isSent && one.options?.includes(name)).map((one) => one.name);
  return `${javadoc(description || `${name}.`, parameters)}public record ${name}(${components?.join(',')}
)${choices.length > 0 ? ` implements ${choices.join(', ')}` : ''} {}
`;
}

const enumeration = (name: string, values: readonly string[]): string => `public enum ${name} {
${values.map((value) => `    ${constantName(value)}(${javaString(value)})`).join(',\n')};

    private final String value;

    ${name}(String value) {
        this.value = value;
    }

    /** Returns the value as it is sent. */
    @Override
    public String toString() {
        return value;
    }
}
`;
