import { csharpRaw, csharpString, csharpTemplate } from '../lib/quote';
import type { BodyPart, SampleBody } from '../requests/request';
import { jsonBodyText } from './literal';
import type { PreparedRequest } from './prepareRequest';
import { beforeQuery, isFilePart, joinLines, type SampleText } from './text';

const KNOWN_METHODS = ['Get', 'Post', 'Put', 'Delete', 'Patch', 'Head', 'Options', 'Trace'];
/** Headers that .NET accepts only on the content. */
const CONTENT_HEADER = /^(allow|content-.*|expires|last-modified)$/i;

/** .NET 8, top-level statements, implicit usings of a new console project. */
export function csharp(request: PreparedRequest): string {
  const { method, url, query, headers, secrets, basic, notes, body, contentType, output } = request;
  const hasHandler = secrets.length > 0;
  const isText = body?.kind === 'json' || body?.kind === 'text';
  // `StringContent` accepts only a media type without parameters; others must be parsed.
  const parsesType =
    contentType?.includes(';') === true ||
    body?.kind === 'file' ||
    (body?.kind === 'multipart' && body.parts.some(({ mediaType }) => mediaType));
  const usings = [
    parsesType && 'using System.Net.Http.Headers;',
    output === 'json' && 'using System.Net.Http.Json;',
    ((isText && !contentType?.includes(';')) || basic) && 'using System.Text;',
    output === 'json' && 'using System.Text.Json;',
  ].filter((using) => typeof using === 'string');
  const name = KNOWN_METHODS.find((candidate) => candidate.toUpperCase() === method);
  return joinLines(
    '// .NET 8 or later: Program.cs of a console project, dotnet run',
    notes.map((text) => `// ${text}`),
    usings,
    usings.length > 0 && '',
    secrets.flatMap(({ variable, local }) => [
      `var ${local} = Environment.GetEnvironmentVariable("${variable}")`,
      `    ?? throw new InvalidOperationException("Set the environment variable ${variable}.");`,
    ]),
    query.map(({ name, value }, i) => {
      const start = i === 0 ? 'var query = "' : '    + "&';
      const end = i === query.length - 1 ? ';' : '';
      return `${start}${encodeURIComponent(name)}=" + Uri.EscapeDataString(${textOf(value)})${end}`;
    }),
    body !== undefined && contentLines(body, contentType),
    '',
    hasHandler && 'using var handler = new HttpClientHandler { AllowAutoRedirect = false };',
    `using var client = new HttpClient${hasHandler ? '(handler)' : ''} { Timeout = TimeSpan.FromSeconds(30) };`,
    `using var request = new HttpRequestMessage(${name ? `HttpMethod.${name}` : `new HttpMethod(${csharpString(method)})`}, ${
      query.length === 0 ? csharpString(url) : `${csharpString(beforeQuery(url))} + query`
    });`,
    basic && [
      `var login = Encoding.UTF8.GetBytes($"{${basic.user.local}}:{${basic.password.local}}");`,
      'request.Headers.Add("Authorization", $"Basic {Convert.ToBase64String(login)}");',
    ],
    headers.map(({ name, value }) => {
      const isContent = CONTENT_HEADER.test(name);
      if (isContent && body === undefined) return undefined;
      return `${isContent ? 'content' : 'request'}.Headers.Add(${csharpString(name)}, ${textOf(value)});`;
    }),
    body !== undefined && 'request.Content = content;',
    '',
    'using var response = await client.SendAsync(request);',
    'if (!response.IsSuccessStatusCode)',
    '{',
    '    Console.Error.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
    '    return 1;',
    '}',
    '',
    {
      json: ['var answer = await response.Content.ReadFromJsonAsync<JsonElement>();', 'Console.WriteLine(answer);'],
      text: ['Console.WriteLine(await response.Content.ReadAsStringAsync());'],
      bytes: ['await response.Content.CopyToAsync(Console.OpenStandardOutput());'],
    }[output],
    'return 0;',
  );
}

function textOf(text: SampleText): string {
  const [first] = text;
  if (text.length === 1 && first !== undefined)
    return typeof first === 'string' ? csharpString(first) : first.secret.local;
  return `$"${text.map((part) => (typeof part === 'string' ? csharpTemplate(part) : `{${part.secret.local}}`)).join('')}"`;
}

function contentLines(body: SampleBody, contentType = ''): string[] {
  if (body.kind === 'form') {
    const fields = body.fields.map(({ name, value }) => `    new(${csharpString(name)}, ${csharpString(value)}),`);
    return ['using var content = new FormUrlEncodedContent(', '[', ...fields, ']);'];
  }
  if (body.kind === 'multipart')
    return [
      'using var content = new MultipartFormDataContent();',
      ...(body.mediaType ? [`content.Headers.ContentType!.MediaType = ${csharpString(body.mediaType)};`] : []),
      ...body.parts.flatMap(partLines),
    ];
  if (body.kind === 'file') {
    return [
      `using var content = new ByteArrayContent(await File.ReadAllBytesAsync(${csharpString(body.filename)}));`,
      `content.Headers.ContentType = MediaTypeHeaderValue.Parse(${csharpString(contentType)});`,
    ];
  }
  const type = contentType.includes(';')
    ? `MediaTypeHeaderValue.Parse(${csharpString(contentType)})`
    : `Encoding.UTF8, ${csharpString(contentType)}`;
  const text = body.kind === 'text' ? csharpString(body.text) : csharpRaw(jsonBodyText(body.value), '    ');
  return [`using var content = new StringContent(${text}, ${type});`];
}

function partLines(part: BodyPart, index: number): string[] {
  const { name, value = '', filename, mediaType } = part;
  const local = `part${index + 1}`;
  const content = isFilePart(part)
    ? `new ByteArrayContent(await File.ReadAllBytesAsync(${csharpString(part.filename)}))`
    : `new StringContent(${csharpString(value)})`;
  const added = [csharpString(name), ...(filename === undefined ? [] : [csharpString(filename)])].join(', ');
  if (mediaType === undefined) return [`content.Add(${content}, ${added});`];
  return [
    `var ${local} = ${content};`,
    `${local}.Headers.ContentType = MediaTypeHeaderValue.Parse(${csharpString(mediaType)});`,
    `content.Add(${local}, ${added});`,
  ];
}
