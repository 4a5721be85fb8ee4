import { powershellString } from '../lib/quote';
import type { BodyPart, SampleBody } from '../requests/request';
import { CodeExpression, jsonBodyText, literal, powershellNotation } from './literal';
import type { PreparedRequest } from './prepareRequest';
import { beforeQuery, isFilePart, joinLines, type NamedText, type SampleText, toFields } from './text';

/** Methods that `-Method` accepts; `-CustomMethod` accepts any. */
const METHODS = /^(GET|HEAD|POST|PUT|DELETE|TRACE|OPTIONS|PATCH)$/;

/** For PowerShell 7: Windows PowerShell 5.1 decodes scripts and JSON in the system code page, which would corrupt Danish letters. */
export function powershell(request: PreparedRequest): string {
  const { method, url, query, headers, secrets, basic, notes, body, contentType, output } = request;
  const allHeaders = {
    ...(basic && { Authorization: new CodeExpression("'Basic ' + [Convert]::ToBase64String($login)") }),
    ...Object.fromEntries(headers.map(({ name, value }) => [name, new CodeExpression(textOf(value))])),
  };
  const fields = [
    ['Uri', query.length === 0 ? powershellString(url) : `${powershellString(beforeQuery(url))} + $query`],
    method !== 'GET' && [METHODS.test(method) ? 'Method' : 'CustomMethod', powershellString(method)],
    Object.keys(allHeaders).length > 0 && ['Headers', literal(allHeaders, powershellNotation, '    ', 21)],
    contentType !== undefined && ['ContentType', powershellString(contentType)],
    body !== undefined && (body.kind === 'file' ? ['InFile', powershellString(body.filename)] : ['Body', bodyOf(body)]),
    ['TimeoutSec', '30'],
    secrets.length > 0 && ['MaximumRedirection', '0'],
  ].filter((field) => Array.isArray(field));
  const width = Math.max(...fields.map(([name = '']) => name.length));
  return joinLines(
    '# PowerShell 7 or later: pwsh request.ps1',
    notes.map((text) => `# ${text}`),
    "$ErrorActionPreference = 'Stop'",
    basic &&
      `$login = [Text.Encoding]::UTF8.GetBytes("\${env:${basic.user.variable}}:\${env:${basic.password.variable}}")`,
    query.length > 0 && pairs('query', query),
    body?.kind === 'json' && ["$body = @'", jsonBodyText(body.value), "'@"],
    body?.kind === 'form' && pairs('body', toFields(body.fields)),
    body?.kind === 'text' && `$body = ${powershellString(body.text)}`,
    body?.kind === 'multipart' && [
      '$body = [System.Net.Http.MultipartFormDataContent]::new()',
      ...(body.mediaType ? [`$body.Headers.ContentType.MediaType = ${powershellString(body.mediaType)}`] : []),
      ...body.parts.flatMap(partLines),
    ],
    '$request = @{',
    fields.map(([name = '', value]) => `    ${name.padEnd(width)} = ${value}`),
    '}',
    {
      json: ['Invoke-RestMethod @request | ConvertTo-Json -Depth 100'],
      text: ['Invoke-RestMethod @request'],
      bytes: [
        '$bytes = (Invoke-WebRequest @request).RawContentStream.ToArray()',
        '[Console]::OpenStandardOutput().Write($bytes, 0, $bytes.Length)',
      ],
    }[output],
  );
}

function textOf(text: SampleText): string {
  return text
    .map((part) => (typeof part === 'string' ? powershellString(part) : `$env:${part.secret.variable}`))
    .join(' + ');
}

function pairs(local: string, fields: NamedText[]): string[] {
  if (fields.length === 0) return [`$${local} = ''`];
  const texts = fields.map(
    ({ name, value }) =>
      `    ${powershellString(`${encodeURIComponent(name)}=`)} + [uri]::EscapeDataString(${textOf(value)})`,
  );
  return [`$${local} = @(`, ...texts, ") -join '&'"];
}

/** Sends bytes, because PowerShell before 7.4 encodes text as Latin-1. */
function bodyOf({ kind }: SampleBody): string {
  return kind === 'json' || kind === 'text' ? '[Text.Encoding]::UTF8.GetBytes($body)' : '$body';
}

function partLines(part: BodyPart, index: number): string[] {
  const { name, value = '', filename, mediaType } = part;
  const local = `$part${index + 1}`;
  const content = isFilePart(part)
    ? `[System.Net.Http.ByteArrayContent]::new([IO.File]::ReadAllBytes((Convert-Path -LiteralPath ${powershellString(part.filename)})))`
    : `[System.Net.Http.StringContent]::new(${powershellString(value)})`;
  const added = [name, ...(filename === undefined ? [] : [filename])].map(powershellString).join(', ');
  return [
    `${local} = ${content}`,
    ...(mediaType === undefined
      ? []
      : [
          `${local}.Headers.ContentType = [System.Net.Http.Headers.MediaTypeHeaderValue]::Parse(${powershellString(mediaType)})`,
        ]),
    `$body.Add(${local}, ${added})`,
  ];
}
