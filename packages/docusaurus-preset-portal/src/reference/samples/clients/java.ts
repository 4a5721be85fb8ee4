import { javaName, javaPackage } from '../../../clients/java/text';
import { apiName } from '../../../clients/names';
import type { TypedApis } from '../../../clients/typedApis';
import { javaString } from '../../../lib/quote';
import { serverOrigin } from '../../../openapi/serverUrl';
import type { WriteCall } from '../prepareRequest';
import { expression, fitsJavaType } from './javaValue';

const NONE = '// The Java client has no types for these values. Send the request instead.';

/**
 * A call through the Java client of the site, whose values are objects of its types: only a build has those. `note` is
 * a line of a comment on the values.
 */
export const javaClient =
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
    const own = javaPackage({ className });
    const imports = [
      `${own}.${className}`,
      ...types.filter(({ name }) => new RegExp(`\\b${name}[.(]`).test(code)).map(({ name }) => `${own}.model.${name}`),
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
