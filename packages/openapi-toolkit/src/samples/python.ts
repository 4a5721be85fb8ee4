import { pythonString, pythonTemplate } from '../lib/quote';
import type { BodyPart, SampleBody } from '../requests/request';
import { CodeExpression, literal, pythonNotation } from './literal';
import type { PreparedRequest } from './prepareRequest';
import {
  beforeQuery,
  dispositionOf,
  hasUniqueNames,
  isFilePart,
  joinLines,
  multipartType,
  type NamedText,
  type SampleText,
  toFields,
  typeOfPart,
} from './text';

/** Standard library instead of requests: the sample runs without an installation and is as readable for one call. */
export function python(request: PreparedRequest): string {
  const { method, url, query, headers, secrets, basic, notes, body, contentType, output } = request;
  const isMultipart = body?.kind === 'multipart';
  const type = isMultipart
    ? `f"${pythonTemplate(multipartType(body))}; boundary={boundary}"`
    : contentType && pythonString(contentType);
  const allHeaders = {
    ...(basic && { Authorization: new CodeExpression(basicText(basic)) }),
    ...record(headers),
    ...(type === undefined ? {} : { 'Content-Type': new CodeExpression(type) }),
  };
  const usesParse = query.length > 0 || body?.kind === 'form';
  const imports = [
    basic && 'base64',
    (output === 'json' || body?.kind === 'json') && 'json',
    secrets.length > 0 && 'os',
    (body?.kind === 'file' || (isMultipart && body.parts.some(isFilePart))) && 'pathlib',
    'sys',
    'urllib.error',
    usesParse && 'urllib.parse',
    'urllib.request',
    isMultipart && 'uuid',
  ];
  return joinLines(
    '# Python 3.8 or later: python3 request.py',
    notes.map((text) => `# ${text}`),
    imports.map((name) => name && `import ${name}`),
    '',
    secrets.length > 0 && [
      '',
      'class NoRedirect(urllib.request.HTTPRedirectHandler):',
      '    # Without it, a redirect would take the key to any host.',
      '    def redirect_request(self, *_):',
      '        return None',
      '',
      '',
    ],
    secrets.map(({ variable, local }) => `${snake(local)} = os.environ["${variable}"]`),
    query.length > 0 && `query = urllib.parse.urlencode(${pairs(query, '', 'query = urllib.parse.urlencode('.length)})`,
    isMultipart && multipartLines(body.parts),
    'request = urllib.request.Request(',
    query.length === 0 ? `    ${pythonString(url)},` : `    f"${pythonTemplate(beforeQuery(url))}{query}",`,
    method !== (body === undefined ? 'GET' : 'POST') && `    method=${pythonString(method)},`,
    Object.keys(allHeaders).length > 0 && `    headers=${literal(allHeaders, pythonNotation, '    ', 8)},`,
    body !== undefined && `    data=${dataOf(body)},`,
    ')',
    'try:',
    `    with ${secrets.length > 0 ? 'urllib.request.build_opener(NoRedirect).open' : 'urllib.request.urlopen'}(request, timeout=30) as response:`,
    `        answer = ${{ json: 'json.load(response)', text: 'response.read().decode()', bytes: 'response.read()' }[output]}`,
    'except urllib.error.HTTPError as error:',
    '    sys.exit(f"{error.code} {error.read().decode()}")',
    '',
    {
      json: 'print(json.dumps(answer, indent=2, ensure_ascii=False))',
      text: 'print(answer)',
      bytes: 'sys.stdout.buffer.write(answer)',
    }[output],
  );
}

const basicText = ({ user, password }: NonNullable<PreparedRequest['basic']>): string =>
  `"Basic " + base64.b64encode(f"{${snake(user.local)}}:{${snake(password.local)}}".encode()).decode()`;

const snake = (local: string): string => local.replace(/[A-Z]/g, (char) => `_${char.toLowerCase()}`);
const record = (fields: NamedText[]): object =>
  Object.fromEntries(fields.map(({ name, value }) => [name, new CodeExpression(textOf(value))]));

function textOf(text: SampleText): string {
  const [first] = text;
  if (text.length === 1 && first !== undefined)
    return typeof first === 'string' ? pythonString(first) : snake(first.secret.local);
  return `f"${text.map((part) => (typeof part === 'string' ? pythonTemplate(part) : `{${snake(part.secret.local)}}`)).join('')}"`;
}

function pairs(fields: NamedText[], before: string, lead: number): string {
  const tuples = fields.map(({ name, value }) => new CodeExpression(`(${pythonString(name)}, ${textOf(value)})`));
  return literal(hasUniqueNames(fields) ? record(fields) : tuples, pythonNotation, before, lead);
}

function dataOf(body: SampleBody): string {
  if (body.kind === 'json')
    return `json.dumps(${literal(body.value, pythonNotation, '    ', 'data=json.dumps('.length)}).encode()`;
  if (body.kind === 'form') {
    const fields = toFields(body.fields);
    return `urllib.parse.urlencode(${pairs(fields, '    ', 'data=urllib.parse.urlencode('.length)}).encode()`;
  }
  if (body.kind === 'file') return `pathlib.Path(${pythonString(body.filename)}).read_bytes()`;
  return body.kind === 'text' ? `${pythonString(body.text)}.encode()` : 'body';
}

function multipartLines(parts: BodyPart[]): string[] {
  const tuples = parts.map((part) => {
    const { value = '' } = part;
    const content = isFilePart(part)
      ? `pathlib.Path(${pythonString(part.filename)}).read_bytes()`
      : `${pythonString(value)}.encode()`;
    return `    (${pythonString(dispositionOf(part))}, ${pythonString(typeOfPart(part))}, ${content}),`;
  });
  return [
    'parts = [',
    ...tuples,
    ']',
    'boundary = uuid.uuid4().hex',
    'body = b"".join(',
    '    f"--{boundary}\\r\\nContent-Disposition: form-data; {name}\\r\\nContent-Type: {kind}\\r\\n\\r\\n".encode()',
    '    + content + b"\\r\\n"',
    '    for name, kind, content in parts',
    ') + f"--{boundary}--\\r\\n".encode()',
    '',
  ];
}
