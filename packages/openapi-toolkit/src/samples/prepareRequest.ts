import { sentMethod, UniqueNames } from '../openapi/names';
import { essence, fileName, isJsonType, isTextType, typeInRange } from '../openapi/sample/mediaTypes';
import type { ClientCall, RequestSecret, SampleBody, SampleRequest, TypesFile } from '../requests/request';
import { encodedPair } from '../requests/serialize';
import { beforeQuery, joinText, type NamedText, type SampleText, type Secret, toFields } from './text';

/** Request prepared for all languages: secrets separated. */
export interface PreparedRequest {
  method: string;
  url: string;
  query: NamedText[];
  /** Authentication first, without `Content-Type`. */
  headers: NamedText[];
  secrets: Secret[];
  /** Name and password for `Basic`. */
  basic?: { user: Secret; password: Secret };
  /** Sentences about what the sample lacks, for comments. */
  notes: string[];
  body?: SampleBody;
  /** Media type of the body. For multipart, the HTTP library sets it with the boundary. */
  contentType?: string;
  /** Output of the response: parsed, as text, or as bytes that can be redirected to a file. */
  output: 'json' | 'text' | 'bytes';
  file?: string;
  types?: TypesFile;
  /** The same request through a client of the site. */
  call?: ClientCall;
}

/** Prepares a request: names secrets, joins cookies. */
export function prepareRequest(request: SampleRequest): PreparedRequest {
  const { url, query, accept = '', ...rest } = request;
  const body = serializedForm(rest.body);
  const method = sentMethod(rest.method);
  const localNames = nameSecrets(rest.secrets);
  const secretOf = (variable: string) => localNames.get(variable) as Secret;
  const [basic] = rest.secrets.flatMap(({ variable, password }) =>
    password === undefined ? [] : [{ user: secretOf(variable), password: secretOf(password) }],
  );
  const secretsIn = (place: string): NamedText[] =>
    rest.secrets
      .filter((secret) => secret.in === place && secret.password === undefined)
      .map(({ name, prefix = '', variable }) => ({
        name,
        value: [...(prefix === '' ? [] : [prefix]), { secret: secretOf(variable) }],
      }));
  const output = method === 'HEAD' ? 'text' : kindOf(accept);
  const headers = rest.headers
    .map(({ name, value }) => ({ name: oneLine(name), value: oneLine(value) }))
    .filter(({ name }) => !OWN_HEADER.test(name));
  const isEncoded = query.some(({ encoded }) => encoded !== undefined);
  return {
    method,
    url: isEncoded ? beforeQuery(url) + query.map(encodedPair).join('&') : url,
    query: [...(isEncoded ? [] : toFields(query)), ...secretsIn('query')],
    headers: [
      ...secretsIn('header'),
      ...toFields(headers.filter(({ name }) => !COOKIE.test(name))),
      ...cookieHeader([
        ...headers.filter(({ name }) => COOKIE.test(name)).map(({ value }) => [value]),
        ...secretsIn('cookie').map(({ name, value }) => [`${name}=`, ...value]),
      ]),
      ...acceptHeader(accept, headers),
    ],
    secrets: [...localNames.values()],
    basic,
    notes: (rest.unsupported ?? []).map((name) => `This sample has no ${name}.`),
    body,
    contentType: body && contentTypeOf(body),
    output,
    ...(output === 'bytes' && { file: fileName('answer', typeInRange(accept, false)) }),
    types: rest.types,
    call: rest.call,
  };
}

/** Serialises a form whose list delimiters are not encoded: the libraries would encode them. */
function serializedForm(body: SampleBody | undefined): SampleBody | undefined {
  if (body?.kind !== 'form' || body.fields.every(({ encoded }) => encoded === undefined)) return body;
  return { kind: 'text', mediaType: FORM, text: body.fields.map(encodedPair).join('&') };
}

const FORM = 'application/x-www-form-urlencoded';

/** Headers of the body or the connection, which the writers set separately or the programs write themselves. */
const OWN_HEADER = /^(?:content-(?:type|length)|host)$/i;
const COOKIE = /^cookie$/i;

function cookieHeader(cookies: SampleText[]): NamedText[] {
  if (cookies.length === 0) return [];
  const value = cookies.flatMap((cookie, index) => (index === 0 ? cookie : ['; ', ...cookie]));
  return [{ name: 'Cookie', value: joinText(value) }];
}

/** Returns the `Accept` header for types other than JSON, which is the default of APIs. */
function acceptHeader(accept: string, headers: { name: string }[]): NamedText[] {
  const isNeeded =
    !ANY.test(accept) && kindOf(accept) !== 'json' && !headers.some(({ name }) => /^accept$/i.test(name));
  return isNeeded ? [{ name: 'Accept', value: [oneLine(accept)] }] : [];
}

/** No media type, or any. */
const ANY = /^(\*\/\*)?$/;

function contentTypeOf(body: SampleBody): string | undefined {
  if (body.kind === 'form') return FORM;
  return body.kind === 'multipart' ? undefined : oneLine(body.mediaType);
}

function kindOf(mediaType: string): PreparedRequest['output'] {
  if (isJsonType(mediaType)) return 'json';
  return ANY.test(essence(mediaType)) || isTextType(mediaType) ? 'text' : 'bytes';
}

/** Replaces line breaks, which would begin another header. */
const oneLine = (value: string): string => value.replace(/[\r\n]+/g, ' ');

/** Returns the environment variables of the secrets of a request. */
export const variablesOf = (secrets: readonly RequestSecret[]): string[] => [
  ...new Set(secrets.flatMap(({ variable, password }) => (password === undefined ? [variable] : [variable, password]))),
];

/** Returns short local names of environment variables, numbered if equal. Samples must not use the names of `localNameOf` for other variables. */
function nameSecrets(secrets: readonly RequestSecret[]): Map<string, Secret> {
  const names = new UniqueNames('');
  return new Map(
    variablesOf(secrets).map((variable) => [variable, { variable, local: names.take(localNameOf(variable)) }]),
  );
}

/** Returns the local name of a secret: `apiKey`, `token`, `user`, `password`, `credentials`, or `secret`. */
export function localNameOf(variable: string): string {
  if (/KEY(_\d+)?$/i.test(variable)) return 'apiKey';
  const [, kind] = /(TOKEN|USER|PASSWORD|CREDENTIALS)(?:NAME)?(?:_\d+)?$/i.exec(variable) ?? [];
  return kind?.toLowerCase() ?? 'secret';
}

/** Writes the program that sends a request. */
export type Write = (request: PreparedRequest) => string;

/** Writes the program that makes a call through a client of the site. */
export type WriteCall = (call: ClientCall, request: PreparedRequest) => string;
