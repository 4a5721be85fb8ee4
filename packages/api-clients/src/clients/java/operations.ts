import { apiName, javaString, pascalCase } from 'openapi-toolkit';
import type { TypedApis, TypedOperation, TypedParameter } from '../typedApis';
import { javadoc, javaName, nullableType, typeWriter } from './text';
import { setters } from './types';

type Api = TypedApis['apis'][number];

export const apiClass = ({ id }: Pick<Api, 'id'>): string => `${pascalCase(id)}Api`;

export function apiSource(api: Api, { types }: TypedApis): string {
  const sent = typeWriter(types, true);
  const received = typeWriter(types, false);
  const methods = api.operations.map((operation) => {
    const returns = operation.returned ? nullableType(received(operation.returned)) : 'Void';
    return methodsOf(apiName(api), operation, returns, sent);
  });
  return `${javadoc(`${api.title} ${api.version}.`)}public final class ${apiClass(api)} {
    private final Connection connection;

    ${apiClass(api)}(Connection connection) { this.connection = connection; }

${methods.join('\n')}}
`;
}

/** Returns a type as a value of Java: a class has no type arguments. */
const classOf = (type: string): string =>
  type.includes('<') ? `new Records.Returned<${type}>() {}.type()` : `${type}.class`;

function methodsOf(
  api: string,
  operation: TypedOperation,
  returns: string,
  typeOf: ReturnType<typeof typeWriter>,
): string {
  const { name, summary, values, paging } = operation;
  const required = values.filter((value) => value.required);
  const optional = values.filter((value) => !value.required);
  const options = `${pascalCase(name)}Options`;
  const declared = required.map((value) => `${typeOf(value.type)} ${javaName(value.name)}`);
  const names = required.map((value) => javaName(value.name));
  const about = required.map((value) => [javaName(value.name), value.description] as const);
  const head = (method: string, result: string, isWhole: boolean, text: string) => {
    const [more, described] = isWhole
      ? [[`Consumer<${options}> options`], [['options', 'Sets the optional values.']]]
      : [[], []];
    const doc = javadoc(text, [...about, ...(described as [string, string][])], '    ');
    return `${doc}    public ${result} ${javaName(method)}(${[...declared, ...more].join(', ')}) {`;
  };
  const short = (method: string, result: string, text: string) => `${head(method, result, false, text)}
        return ${javaName(method)}(${[...names, 'none -> {}'].join(', ')});
    }
`;
  const puts = required.map((value) => `        all.values.put(${javaString(value.name)}, ${javaName(value.name)});\n`);
  const hasOptions = optional.length > 0;
  const call = `${head(name, returns, hasOptions, `${summary}.`)}
        ${options} all = new ${options}();
${puts.join('')}${hasOptions ? '        options.accept(all);\n' : ''}        return connection.call(${javaString(api)}, ${javaString(name)}, ${classOf(returns)}, all);
    }
`;
  const cursor = javaName(paging?.cursor ?? '');
  const pages = `${head(`${name}Pages`, `Iterable<${returns}>`, true, `${summary}: all pages.`)}
        return Options.pages(at -> ${javaName(name)}(${[
          ...names,
          `all -> {
            options.accept(all);
            if (at != null) all.${cursor}(at);
        }`,
        ].join(', ')}), ${returns}::${javaName(paging?.next ?? '')});
    }
`;
  return [
    call,
    ...(hasOptions ? [short(name, returns, `${summary}.`)] : []),
    ...(paging ? [pages, short(`${name}Pages`, `Iterable<${returns}>`, `${summary}: all pages.`)] : []),
    optionsClass(options, name, optional, typeOf),
  ].join('\n');
}

function optionsClass(
  options: string,
  operation: string,
  values: readonly TypedParameter[],
  typeOf: ReturnType<typeof typeWriter>,
): string {
  return `${javadoc(`Optional values of ${operation}.`, [], '    ')}    public static final class ${options} extends Options {
        ${options}() {}
${setters(options, values, typeOf, '        ')}    }
`;
}
