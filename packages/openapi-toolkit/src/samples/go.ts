import { goString } from '../lib/quote';
import type { BodyPart, SampleBody } from '../requests/request';
import { jsonBodyText } from './literal';
import type { PreparedRequest } from './prepareRequest';
import { beforeQuery, dispositionOf, isFilePart, joinLines, type SampleText } from './text';

const KNOWN_METHODS = ['Get', 'Head', 'Post', 'Put', 'Patch', 'Delete', 'Options', 'Trace'];

/** Go 1.19 or later, formatted as by gofmt. */
export function go(request: PreparedRequest): string {
  const { method, url, query, headers, secrets, basic, notes, body, contentType, output } = request;
  const isMultipart = body?.kind === 'multipart';
  const isFileBody = body?.kind === 'file';
  const imports = [
    (isMultipart || isFileBody) && 'bytes',
    output !== 'bytes' && 'fmt',
    'io',
    'log',
    isMultipart && 'mime/multipart',
    'net/http',
    isMultipart && body.parts.some(hasHeader) && 'net/textproto',
    (query.length > 0 || body?.kind === 'form') && 'net/url',
    (secrets.length > 0 || output === 'bytes' || isFileBody || (isMultipart && body.parts.some(isFilePart))) && 'os',
    body !== undefined && !isMultipart && !isFileBody && 'strings',
    'time',
  ];
  const name = KNOWN_METHODS.find((candidate) => candidate.toUpperCase() === method);
  const address = query.length === 0 ? goString(url) : `${goString(beforeQuery(url))}+query.Encode()`;
  return joinLines(
    '// Go 1.19 or later: go run main.go',
    notes.map((text) => `// ${text}`),
    'package main',
    '',
    'import (',
    imports.map((path) => path && `\t"${path}"`),
    ')',
    '',
    'func main() {',
    secrets.flatMap(({ variable, local }) => [
      `\t${local} := os.Getenv("${variable}")`,
      `\tif ${local} == "" {`,
      `\t\tlog.Fatal("set the environment variable ${variable}")`,
      '\t}',
    ]),
    query.length > 0 && [
      '\tquery := url.Values{}',
      ...query.map(({ name, value }) => `\tquery.Add(${goString(name)}, ${textOf(value)})`),
    ],
    body !== undefined && bodyLines(body),
    '',
    `\trequest, err := http.NewRequest(${name ? `http.Method${name}` : goString(method)}, ${address}, ${bodyOf(body)})`,
    check(),
    basic && `\trequest.SetBasicAuth(${basic.user.local}, ${basic.password.local})`,
    headers.map(({ name, value }) => `\trequest.Header.Set(${goString(name)}, ${textOf(value)})`),
    isMultipart &&
      `\trequest.Header.Set("Content-Type", ${body.mediaType ? `${goString(`${body.mediaType}; boundary=`)}+form.Boundary()` : 'form.FormDataContentType()'})`,
    contentType !== undefined && `\trequest.Header.Set("Content-Type", ${goString(contentType)})`,
    '',
    ...(secrets.length === 0
      ? ['\tclient := &http.Client{Timeout: 30 * time.Second}']
      : [
          '\tclient := &http.Client{',
          '\t\tTimeout: 30 * time.Second,',
          '\t\t// Without it, a redirect would take the key to any host.',
          '\t\tCheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },',
          '\t}',
        ]),
    '\tresponse, err := client.Do(request)',
    check(),
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    check(),
    '\tif response.StatusCode/100 != 2 {',
    '\t\tlog.Fatalf("%s\\n%s", response.Status, answer)',
    '\t}',
    output === 'bytes' ? '\tos.Stdout.Write(answer)' : '\tfmt.Printf("%s\\n", answer)',
    '}',
  );
}

const check = (): string[] => ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** gofmt writes no spaces around `+` in arguments. */
function textOf(text: SampleText): string {
  return text.map((part) => (typeof part === 'string' ? goString(part) : part.secret.local)).join('+');
}

function bodyOf(body: SampleBody | undefined): string {
  if (body === undefined) return 'nil';
  if (body.kind === 'form') return 'strings.NewReader(form.Encode())';
  if (body.kind === 'file') return 'bytes.NewReader(body)';
  return body.kind === 'multipart' ? '&body' : 'strings.NewReader(body)';
}

function bodyLines(body: SampleBody): (string | false)[] {
  switch (body.kind) {
    case 'json':
      // A raw string can't contain a backtick, which JSON can escape.
      return [`\tbody := \`${jsonBodyText(body.value).replaceAll('`', '\\u0060')}\``];
    case 'form':
      return [
        '\tform := url.Values{}',
        ...body.fields.map(({ name, value }) => `\tform.Add(${goString(name)}, ${goString(value)})`),
      ];
    case 'multipart':
      return [
        '\tvar body bytes.Buffer',
        '\tform := multipart.NewWriter(&body)',
        ...body.parts.flatMap(partLines),
        '\tif err := form.Close(); err != nil {',
        '\t\tlog.Fatal(err)',
        '\t}',
      ];
    case 'text':
      return [`\tbody := ${goString(body.text)}`];
    case 'file':
      return [`\tbody, err := os.ReadFile(${goString(body.filename)})`, ...check()];
  }
}

const hasHeader = (part: BodyPart): boolean => part.mediaType !== undefined || part.filename !== undefined;

function partLines(part: BodyPart, index: number): string[] {
  const { name, value = '', mediaType = 'application/octet-stream' } = part;
  if (!hasHeader(part)) {
    return [
      `\tif err := form.WriteField(${goString(name)}, ${goString(value)}); err != nil {`,
      '\t\tlog.Fatal(err)',
      '\t}',
    ];
  }
  const local = `part${index + 1}`;
  const disposition = `form-data; ${dispositionOf(part)}`;
  const file = `file${index + 1}`;
  return [
    ...(isFilePart(part) ? [`\t${file}, err := os.ReadFile(${goString(part.filename)})`, ...check()] : []),
    `\t${local}, err := form.CreatePart(textproto.MIMEHeader{`,
    `\t\t"Content-Disposition": {${goString(disposition)}},`,
    `\t\t"Content-Type":        {${goString(mediaType)}},`,
    '\t})',
    ...check(),
    `\tif _, err := ${local}.Write(${isFilePart(part) ? file : `[]byte(${goString(value)})`}); err != nil {`,
    '\t\tlog.Fatal(err)',
    '\t}',
  ];
}
