// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the text of a sample has placeholders of its own.

import { jsString, jsTemplate } from '../lib/quote';
import type { BodyPart, SampleBody, TypesFile } from '../requests/request';
import { CodeExpression, hasLongInteger, jsNotation, jsonBodyText, literal } from './literal';
import type { PreparedRequest } from './prepareRequest';
import { beforeQuery, hasUniqueNames, isFilePart, joinLines, type NamedText, type SampleText, toFields } from './text';

interface Dialect {
  /** First lines: the command that runs the file. */
  head: string[];
  /** Lines that end the program if the response is an error. */
  onError: string[];
  /** Statement that prints a parsed response. */
  onJson: string[];
}

/** Writes a Node.js module that calls `fetch`. */
export function fetchSample(request: PreparedRequest, { head, onError, onJson }: Dialect): string {
  const { method, url, query, headers, secrets, basic, notes, contentType, output } = request;
  const bodyless = method === 'GET' || method === 'HEAD';
  const body = bodyless ? undefined : request.body;
  const ownType = body?.kind === 'multipart' ? body.mediaType : undefined;
  const typeHeaders =
    contentType === undefined || body?.kind === 'form' || body === undefined
      ? []
      : [{ name: 'Content-Type', value: [contentType] }];
  const allHeaders = [...headers, ...typeHeaders];
  const readsFile = body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some(isFilePart));
  const options = [
    method !== 'GET' && `  method: ${jsString(method)},`,
    (allHeaders.length > 0 || basic || ownType) &&
      `  headers: ${literal({ ...(basic && { Authorization: basicText(basic) }), ...record(allHeaders), ...(ownType && { 'Content-Type': new CodeExpression('type') }) }, jsNotation, '  ', 10)},`,
    body !== undefined && `  body: ${ownType ? 'await content.arrayBuffer()' : bodyText(body)},`,
    bodyless && request.body !== undefined && `  // fetch sends no body with ${method}.`,
    secrets.length > 0 && "  redirect: 'error',",
    '  signal: AbortSignal.timeout(30_000),',
  ].filter((option) => option !== false);
  const address = query.length === 0 ? jsString(url) : `\`${jsTemplate(beforeQuery(url))}\${query}\``;
  return joinLines(
    head,
    notes.map((text) => `// ${text}`),
    readsFile && "import { readFile } from 'node:fs/promises';\n",
    secrets.flatMap(({ variable, local }) => [
      `const ${local} = process.env.${variable};`,
      `if (!${local}) throw new Error('Set the environment variable ${variable}.');`,
    ]),
    secrets.length > 0 && '',
    query.length > 0 && `const query = ${params(query, '', 14)};`,
    body?.kind === 'multipart' && formLines(body.parts),
    ownType && [
      '// The boundary is part of the type.',
      'const content = new Response(form);',
      `const type = String(content.headers.get('Content-Type')).replace('multipart/form-data', ${jsString(ownType)});`,
      '',
    ],
    [`const response = await fetch(${address}, {`, ...options, '});'],
    'if (!response.ok) {',
    onError,
    '}',
    '',
    output === 'json'
      ? onJson
      : output === 'text'
        ? 'console.log(await response.text());'
        : 'process.stdout.write(new Uint8Array(await response.arrayBuffer()));',
  );
}

const basicText = ({ user, password }: NonNullable<PreparedRequest['basic']>): CodeExpression =>
  new CodeExpression(`\`Basic \${Buffer.from(\`\${${user.local}}:\${${password.local}}\`).toString('base64')}\``);

const record = (fields: NamedText[]): object =>
  Object.fromEntries(fields.map(({ name, value }) => [name, new CodeExpression(textOf(value))]));

function textOf(text: SampleText): string {
  const [first] = text;
  if (text.length === 1 && first !== undefined) return typeof first === 'string' ? jsString(first) : first.secret.local;
  return `\`${text.map((part) => (typeof part === 'string' ? jsTemplate(part) : `\${${part.secret.local}}`)).join('')}\``;
}

function params(fields: NamedText[], before: string, lead: number): string {
  const pairs = fields.map(({ name, value }) => [name, new CodeExpression(textOf(value))]);
  return `new URLSearchParams(${literal(hasUniqueNames(fields) ? record(fields) : pairs, jsNotation, before, lead + 'new URLSearchParams('.length)})`;
}

function bodyText(body: SampleBody): string {
  // A number would be rounded.
  if (body.kind === 'json' && hasLongInteger(body.value)) return jsString(jsonBodyText(body.value));
  if (body.kind === 'json')
    return `JSON.stringify(${literal(body.value, jsNotation, '  ', 'body: JSON.stringify('.length)})`;
  if (body.kind === 'form') return params(toFields(body.fields), '  ', 'body: '.length);
  if (body.kind === 'file') return `new Blob([await readFile(${jsString(body.filename)})])`;
  return body.kind === 'text' ? jsString(body.text) : 'form';
}

function formLines(parts: BodyPart[]): string[] {
  return [
    'const form = new FormData();',
    ...parts.map((part) => {
      const { name, value = '', filename, mediaType } = part;
      if (filename === undefined && mediaType === undefined)
        return `form.append(${jsString(name)}, ${jsString(value)});`;
      const content = isFilePart(part) ? `await readFile(${jsString(part.filename)})` : jsString(value);
      const blob = `new Blob([${content}]${mediaType === undefined ? '' : `, { type: ${jsString(mediaType)} }`})`;
      return `form.append(${jsString(name)}, ${blob}${filename === undefined ? '' : `, ${jsString(filename)}`});`;
    }),
    '',
  ];
}

export function javascript(prepared: PreparedRequest): string {
  return fetchSample(prepared, {
    head: ['// Node.js 20 or later: node request.mjs'],
    onError: ['  throw new Error(`${response.status} ${await response.text()}`);'],
    onJson: ['console.log(JSON.stringify(await response.json(), null, 2));'],
  });
}

/** JavaScript with types from the contract: of the response, and of the RFC 9457 problem. */
export function typescript(prepared: PreparedRequest): string {
  const { types } = prepared;
  const responseType = prepared.output === 'json' ? types?.response : undefined;
  const problem = types?.problem;
  const declared = [
    responseType && `type Answer = components['schemas'][${jsString(responseType)}];`,
    problem && `type Problem = components['schemas'][${jsString(problem)}];`,
  ].filter((line) => line !== undefined);
  return fetchSample(prepared, {
    head: [
      '// Node.js 20 or later: npx tsx request.mts',
      ...(types && declared.length > 0 ? [...importOf(types), '', ...declared, ''] : []),
    ],
    onError: problem
      ? [
          "  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {",
          '    throw new Error(`${response.status} ${await response.text()}`);',
          '  }',
          '  const problem = (await response.json()) as Problem;',
          "  throw new Error(`${response.status} ${problem.title}: ${problem.detail ?? ''}`, { cause: problem });",
        ]
      : ['  throw new Error(`${response.status} ${await response.text()}`);'],
    onJson: [
      responseType
        ? 'const answer = (await response.json()) as Answer;'
        : 'const answer: unknown = await response.json();',
      'console.log(JSON.stringify(answer, null, 2));',
    ],
  });
}

/** A type-only import is erased, so the sample runs without the file. */
const importOf = ({ url, file }: TypesFile): string[] => [
  `// Its types, to save beside it: ${url}`,
  `import type { components } from ${jsString(`./${file}`)};`,
];
