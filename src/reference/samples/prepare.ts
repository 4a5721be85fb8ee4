import type { SampleBody, SampleRequest } from '../requests/request';

/** Text of a sample, parts of it known only where the sample runs. */
export type Text = (string | { secret: Secret })[];

/** A key the reader holds: its environment variable, and the name a sample gives it. */
export interface Secret {
  variable: string;
  local: string;
}

export interface Field {
  name: string;
  value: Text;
}

/** A request in the form all languages write from: safe text, one place for secrets. */
export interface Prepared {
  method: string;
  url: string;
  query: Field[];
  /** Authentication first, without `Content-Type`. */
  headers: Field[];
  secrets: Secret[];
  body?: SampleBody;
  /** Media type of the body; a multipart body has its own, with the boundary. */
  contentType?: string;
  /** How the answer is shown: parsed, as text, or byte for byte so that a reader can redirect it to a file. */
  answer: 'json' | 'text' | 'bytes';
}

/** Header that belongs to the body or the connection, never to the list of headers. */
const BODY_HEADER = /^content-(type|length)$/i;

export function prepare(request: SampleRequest): Prepared {
  const { method, url, query, headers, secrets, body, accept = '' } = clean(request) as SampleRequest;
  const known = nameSecrets(secrets);
  const texts = secrets.map((secret) => ({
    in: secret.in,
    name: secret.name,
    value: [secret.prefix ?? '', { secret: known.get(secret.variable) as Secret }].filter((part) => part !== ''),
  }));
  const isCookie = (name: string): boolean => name.toLowerCase() === 'cookie';
  const plain = headers
    .map(({ name, value }) => ({ name: oneLine(name), value: [oneLine(value)] }))
    .filter(({ name }) => !BODY_HEADER.test(name));
  const cookies = [
    ...plain.filter(({ name }) => isCookie(name)).map(({ value }) => value),
    ...texts.filter((text) => text.in === 'cookie').map(({ name, value }) => [`${name}=`, ...value]),
  ];
  const answer = method.toUpperCase() === 'HEAD' ? 'text' : kindOf(accept);
  return {
    method: method.toUpperCase(),
    url,
    query: [
      ...query.map(({ name, value }) => ({ name, value: [value] })),
      ...texts.filter((text) => text.in === 'query').map(({ name, value }) => ({ name, value })),
    ],
    headers: [
      ...texts.filter((text) => text.in === 'header').map(({ name, value }) => ({ name, value })),
      ...plain.filter(({ name }) => !isCookie(name)),
      ...(cookies.length > 0
        ? [{ name: 'Cookie', value: joinText(cookies.flatMap((cookie, i) => (i === 0 ? cookie : ['; ', ...cookie]))) }]
        : []),
      // JSON is what an API answers when nobody asks for anything else; other types are asked for.
      ...(accept !== '' && kindOf(accept) !== 'json' && !plain.some(({ name }) => name.toLowerCase() === 'accept')
        ? [{ name: 'Accept', value: [oneLine(accept)] }]
        : []),
    ].map(({ name, value }) => ({ name, value: joinText(value) })),
    secrets: [...known.values()],
    body,
    contentType: body === undefined ? undefined : contentTypeOf(body),
    answer,
  };
}

/** The text when no part of it is secret. */
export function plainText(text: Text): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
}

/** Whether a map can hold the fields: no name comes twice. */
export function isMap(fields: { name: string }[]): boolean {
  return new Set(fields.map(({ name }) => name)).size === fields.length;
}

/** Lines of a sample; `undefined` and `false` leave a line out, arrays are several lines. */
export function lines(...parts: (string | false | undefined | (string | false | undefined)[])[]): string {
  return parts
    .flat()
    .filter((part) => typeof part === 'string')
    .join('\n');
}

export type Part = Extract<SampleBody, { kind: 'multipart' }>['parts'][number];
/** A part whose content is a file of the reader's. */
export const isFile = (part: Part): part is Part & { filename: string } =>
  part.value === undefined && part.filename !== undefined;

/** Value of a part's name in `Content-Disposition`, as browsers write it. */
export function partName(name: string): string {
  return name.replace(/["\r\n]/g, (char) => ({ '"': '%22', '\r': '%0D' })[char] ?? '%0A');
}

function contentTypeOf(body: SampleBody): string | undefined {
  if (body.kind === 'form') return 'application/x-www-form-urlencoded';
  return body.kind === 'multipart' ? undefined : oneLine(body.mediaType);
}

function kindOf(mediaType: string): Prepared['answer'] {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^application\/json$|\+json$/.test(type)) return 'json';
  return type === '' || /^text\/|[/+](xml|yaml|x-yaml|csv|x-ndjson|json-seq|jsonl)$/.test(type) ? 'text' : 'bytes';
}

/** `apiKey` and `token` read best; a number keeps several apart. */
function nameSecrets(secrets: SampleRequest['secrets']): Map<string, Secret> {
  const named = new Map<string, Secret>();
  const uses = new Map<string, number>();
  for (const { variable } of secrets) {
    if (named.has(variable)) continue;
    const base = /API_?KEY(_\d+)?$/i.test(variable) ? 'apiKey' : /TOKEN(_\d+)?$/i.test(variable) ? 'token' : 'secret';
    const nth = (uses.get(base) ?? 0) + 1;
    uses.set(base, nth);
    named.set(variable, { variable, local: nth === 1 ? base : `${base}${nth}` });
  }
  return named;
}

/** A line break in a header would start another header. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ');
}

/** Neighbouring literal parts as one. */
export function joinText(text: Text): Text {
  const joined: Text = [];
  for (const part of text) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Drops what no source text can hold: NUL and halves of surrogate pairs. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\0|\p{Surrogate}/gu, '');
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [clean(key), clean(entry)]));
}
