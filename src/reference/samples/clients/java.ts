import { constantName, javaName, javaPackage } from '../../../clients/java/text';
import { apiName } from '../../../clients/names';
import type { TypedApis } from '../../../clients/typedApis';
import type { ClientType, NamedType } from '../../../clients/types';
import { javaString } from '../../../lib/quote';
import { serverOrigin } from '../../../openapi/serverUrl';
import type { WriteCall } from '../writers';

/** A call through the Java client of the site, whose values are objects of its types: only a build has those. */
export const javaClient =
  ({ types, apis }: TypedApis): WriteCall =>
  ({ className, docs, api, operation, values, headers }, { url, output }) => {
    const all =
      apis.find((one) => apiName(one) === api)?.operations.find(({ name }) => name === operation)?.values ?? [];
    const sent = all
      .filter(({ name, required }) => required || values[name] !== undefined)
      .map((one) => ({ ...one, text: expression(values[one.name], one.type, types, '                ') }));
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
    const own = javaPackage({ className });
    const imports = [
      `${own}.${className}`,
      ...types.filter(({ name }) => new RegExp(`\\b${name}[.(]`).test(code)).map(({ name }) => `${own}.model.${name}`),
      ...(code.includes('List.of(') ? ['java.util.List'] : []),
    ];
    const called = `client.${api}().${javaName(operation)}(${code})`;
    return `// Java 17 or later: java -cp client.jar Main.java
// The client, to save as client.jar: ${docs}
// It has the values of the example.
${imports.map((name) => `import ${name};\n`).join('')}
public class Main {
    public static void main(String[] arguments) {
        var client = new ${className}(settings -> settings${settings.join('')});
        ${output === 'json' ? `var response = ${called};\n        System.out.println(response);` : `${called};`}
    }
}`;
  };

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
