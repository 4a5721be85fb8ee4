import { constantName, javaName, javaPackage } from '../../../clients/java/text';
import type { ClientCall, ClientModel } from '../../../clients/model';
import type { TypedApis } from '../../../clients/typedApis';
import type { ClientType, NamedType } from '../../../clients/types';
import { apiName } from '../../../clients/typescript/table';
import { javaString } from '../quote';

/** Returns a program that makes a call with the Java client; `typed` are the types of the model. */
export function javaCall(
  model: ClientModel,
  { types, apis }: TypedApis,
  { api, operation, parameters, body, headers }: ClientCall,
): string {
  const values: Record<string, unknown> = { ...parameters, ...(body !== undefined && { body }) };
  const all =
    apis.find(({ id }) => id === api.id)?.operations.find(({ name }) => name === operation.name)?.values ?? [];
  const sent = all
    .filter(({ name, required }) => required || values[name] !== undefined)
    .map((one) => ({ ...one, text: expression(values[one.name], one.type, types, '                ') }));
  const options = sent.filter(({ required }) => !required).map(({ name, text }) => `.${javaName(name)}(${text})`);
  const passed = [
    ...sent.filter(({ required }) => required).map(({ text }) => text),
    ...(options.length > 0 ? [`options -> options${options.join('')}`] : []),
  ];
  const settings = Object.entries(headers).map(([name, value]) => `.header(${javaString(name)}, ${javaString(value)})`);
  const code = passed.join(', ');
  const own = javaPackage(model);
  const imports = [
    `${own}.${model.className}`,
    ...types.filter(({ name }) => new RegExp(`\\b${name}[.(]`).test(code)).map(({ name }) => `${own}.model.${name}`),
    ...(code.includes('List.of(') ? ['java.util.List'] : []),
  ];
  return `// Java 17 or later, with the client: java -cp ${model.name}-${model.version}.jar Main.java
${imports.map((name) => `import ${name};\n`).join('')}
public class Main {
    public static void main(String[] arguments) {
        var client = new ${model.className}(${settings.length > 0 ? `settings -> settings${settings.join('')}` : ''});
        var answer = client.${apiName(api)}().${javaName(operation.name)}(${code});
        System.out.println(answer);
    }
}
`;
}

/** Returns an expression with a value of a type. */
function expression(value: unknown, type: ClientType, types: readonly NamedType[], indent: string): string {
  if (value === null || value === undefined) return 'null';
  if (type.kind === 'choice') {
    const [one = { kind: 'any' as const }] = type.options.filter(({ kind }) => kind !== 'null');
    return expression(value, one, types, indent);
  }
  if (type.kind === 'list') {
    return `List.of(${(value as unknown[]).map((item) => expression(item, type.of, types, indent)).join(', ')})`;
  }
  if (type.kind === 'integer') return `${value}L`;
  if (type.kind === 'number') return Number.isInteger(value) ? `${value}.0` : `${value}`;
  if (type.kind !== 'named') return typeof value === 'string' ? javaString(value) : `${value}`;
  const named = types.find(({ name }) => name === type.name);
  if (named?.values) return `${type.name}.${constantName(String(value))}`;
  const object = value as Record<string, unknown>;
  const fits = (name: string) =>
    Object.keys(object).every((key) =>
      types.find((one) => one.name === name)?.fields?.some((field) => field.name === key),
    );
  const option = named?.options?.find(fits);
  if (option) return expression(value, { kind: 'named', name: option }, types, indent);
  const inner = `${indent}    `;
  const parts = named?.fields?.map((field) => inner + expression(object[field.name], field.type, types, inner)) ?? [];
  return `new ${type.name}(\n${parts.join(',\n')})`;
}
