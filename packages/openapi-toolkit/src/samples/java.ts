import { javaString, javaTextBlock } from '../lib/quote';
import type { BodyPart, SampleBody } from '../requests/request';
import { jsonBodyText } from './literal';
import type { PreparedRequest } from './prepareRequest';
import {
  beforeQuery,
  dispositionOf,
  isFilePart,
  joinLines,
  multipartType,
  type SampleText,
  toFields,
  typeOfPart,
} from './text';

/** Java 17, one file, java.net.http. The JDK has no JSON parser, so the response is printed unparsed. */
export function java(request: PreparedRequest): string {
  const { method, url, query, headers, secrets, basic, notes, body, contentType, output } = request;
  const isForm = body?.kind === 'form';
  const isMultipart = body?.kind === 'multipart';
  const encodes = query.length > 0 || isForm;
  const imports = [
    'java.net.URI',
    encodes && 'java.net.URLEncoder',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    body !== undefined && 'java.net.http.HttpRequest.BodyPublishers',
    'java.net.http.HttpResponse.BodyHandlers',
    (encodes || basic || output === 'bytes') && 'java.nio.charset.StandardCharsets',
    (body?.kind === 'file' || (isMultipart && body.parts.some(isFilePart))) && 'java.nio.file.Path',
    'java.time.Duration',
    basic && 'java.util.Base64',
    secrets.length > 0 && 'java.util.Objects',
    isMultipart && 'java.util.UUID',
  ];
  const types = isMultipart
    ? [`${javaString(`${multipartType(body)}; boundary=`)} + boundary`]
    : contentType === undefined
      ? []
      : [javaString(contentType)];
  const publisher = body === undefined ? 'noBody' : 'body';
  return joinLines(
    '// Java 17 or later: java Main.java',
    notes.map((text) => `// ${text}`),
    imports.map((name) => name && `import ${name};`),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    secrets.flatMap(({ variable, local }) => [
      `        var ${local} = Objects.requireNonNull(`,
      `                System.getenv("${variable}"), "Set the environment variable ${variable}.");`,
    ]),
    basic && [
      `        var login = (${basic.user.local} + ":" + ${basic.password.local}).getBytes(StandardCharsets.UTF_8);`,
    ],
    query.length > 0 && encoded('query', query),
    body !== undefined && bodyLines(body),
    '        var request = HttpRequest.newBuilder()',
    `                .uri(URI.create(${query.length === 0 ? javaString(url) : `${javaString(beforeQuery(url))} + query`}))`,
    '                .timeout(Duration.ofSeconds(30))',
    basic && '                .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(login))',
    headers.map(({ name, value }) => `                .header(${javaString(name)}, ${textOf(value)})`),
    types.map((type) => `                .header("Content-Type", ${type})`),
    publisher === 'noBody'
      ? ['GET', 'DELETE'].includes(method)
        ? `                .${method}()`
        : `                .method(${javaString(method)}, HttpRequest.BodyPublishers.noBody())`
      : ['POST', 'PUT'].includes(method)
        ? `                .${method}(body)`
        : `                .method(${javaString(method)}, body)`,
    '                .build();',
    '',
    `        var response = HttpClient.newHttpClient().send(request, BodyHandlers.${output === 'bytes' ? 'ofByteArray' : 'ofString'}());`,
    '        if (response.statusCode() / 100 != 2) {',
    `            System.err.println(response.statusCode() + " " + ${
      output === 'bytes' ? 'new String(response.body(), StandardCharsets.UTF_8)' : 'response.body()'
    });`,
    '            System.exit(1);',
    '        }',
    output === 'bytes'
      ? '        System.out.writeBytes(response.body());'
      : '        System.out.println(response.body());',
    '    }',
    encodes && [
      '',
      '    private static String encode(String value) {',
      '        return URLEncoder.encode(value, StandardCharsets.UTF_8);',
      '    }',
    ],
    '}',
  );
}

function textOf(text: SampleText): string {
  return text.map((part) => (typeof part === 'string' ? javaString(part) : part.secret.local)).join(' + ');
}

function encoded(local: string, fields: { name: string; value: SampleText }[]): string[] {
  if (fields.length === 0) return [`        var ${local} = "";`];
  return fields.map(({ name, value }, i) => {
    const start = i === 0 ? `        var ${local} = "` : '                + "&';
    return `${start}${encodeURIComponent(name)}=" + encode(${textOf(value)})${i === fields.length - 1 ? ';' : ''}`;
  });
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json': {
      const json = jsonBodyText(body.value);
      const text = json.includes('\n') ? javaTextBlock(json, ' '.repeat(16)) : javaString(json);
      return [`        var body = BodyPublishers.ofString(${text});`];
    }
    case 'form':
      return [...encoded('form', toFields(body.fields)), '        var body = BodyPublishers.ofString(form);'];
    case 'multipart':
      return [
        '        var boundary = UUID.randomUUID().toString();',
        '        var body = BodyPublishers.concat(',
        ...body.parts.flatMap(partLines),
        '                BodyPublishers.ofString("--" + boundary + "--\\r\\n"));',
      ];
    case 'text':
      return [`        var body = BodyPublishers.ofString(${javaString(body.text)});`];
    case 'file':
      return [`        var body = BodyPublishers.ofFile(Path.of(${javaString(body.filename)}));`];
  }
}

function partLines(part: BodyPart): string[] {
  const { value = '' } = part;
  const disposition = `form-data; ${dispositionOf(part)}`;
  const head = `\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${typeOfPart(part)}\r\n\r\n`;
  const publish = (text: string): string => `                BodyPublishers.ofString(${text}),`;
  if (!isFilePart(part)) return [publish(`"--" + boundary + ${javaString(`${head}${value}\r\n`)}`)];
  return [
    publish(`"--" + boundary + ${javaString(head)}`),
    `                BodyPublishers.ofFile(Path.of(${javaString(part.filename)})),`,
    publish('"\\r\\n"'),
  ];
}
