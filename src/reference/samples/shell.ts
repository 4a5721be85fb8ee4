import type { SampleBody } from '../requests/request';
import type { Access } from './access';
import { jsonText } from './literal';
import type { PreparedRequest } from './prepare';
import { shellString } from './quote';
import { beforeQuery, lines, plainText, type Text } from './text';

/** curl 7.76 (2021) or later, for `--fail-with-body`: prints the error response and exits with 22. */
export function shell({ method, url, query, headers, body, contentType, ...access }: PreparedRequest): string {
  // `--get` moves the data into the URL, so a request with a body has its query encoded in the URL.
  const isQueryInUrl = body !== undefined && query.length > 0;
  const address = isQueryInUrl
    ? word([beforeQuery(url), ...query.flatMap(({ name, value }, i) => [i === 0 ? '' : '&', ...encoded(name, value)])])
    : word([url]);
  const options = [
    query.length > 0 && !isQueryInUrl && '--get',
    method === 'HEAD'
      ? '--head'
      : method !== impliedMethod(body) && `--request ${/^[A-Z]+$/.test(method) ? method : word([method])}`,
    /[[\]{}]/.test(url) && '--globoff',
  ].filter((option) => option !== false);
  const [bodyOptions, heredoc] = bodyOf(body, contentType);
  const otherOptions = [
    ...accessOptions(access),
    ...headers.map(
      ({ name, value }) => `--header ${word(plainText(value) === '' ? [`${name};`] : [`${name}: `, ...value])}`,
    ),
    ...(isQueryInUrl
      ? []
      : query.map(({ name, value }) => `--data-urlencode ${word([`${encodeURIComponent(name)}=`, ...value])}`)),
    ...bodyOptions,
  ];
  const command = [
    'curl --fail-with-body --silent --show-error --max-time 30',
    [...options, address].join(' '),
    ...otherOptions,
  ];
  return lines(
    command.join(' \\\n  ') + (heredoc === undefined ? '' : ` <<'${heredoc.end}'`),
    heredoc?.text,
    heredoc?.end,
  );
}

function accessOptions({ basic, challenge, ticket, certificate }: Access): string[] {
  const login = basic ?? challenge;
  return [
    ...(challenge ? [`--${challenge.scheme.toLowerCase()}`] : []),
    ...(login ? [`--user "$${login.user.variable}:$${login.password.variable}"`] : []),
    ...(ticket ? ['--negotiate --user :'] : []),
    ...(certificate ? [`--cert "$${certificate.file.variable}" --key "$${certificate.key.variable}"`] : []),
  ];
}

function impliedMethod(body: SampleBody | undefined): string {
  return body === undefined ? 'GET' : 'POST';
}

/** Returns one word of the command: the key in double quotes if the rest needs no escapes, else concatenated. */
function word(text: Text): string {
  const plain = plainText(text);
  if (plain !== undefined) return shellString(plain);
  const parts = text.map((part) => (typeof part === 'string' ? part : `$${part.secret.variable}`));
  if (text.every((part) => typeof part !== 'string' || /^[\w .:;=/?&%,+~-]*$/.test(part))) {
    const braced = text.map((part) => (typeof part === 'string' ? part : `\${${part.secret.variable}}`)).join('');
    // Braces only if the next character would be read as part of the name.
    return `"${text.some((part, i) => typeof part !== 'string' && i < text.length - 1) ? braced : parts.join('')}"`;
  }
  return text.map((part, i) => (typeof part === 'string' ? part && shellString(part) : `"${parts[i]}"`)).join('');
}

function encoded(name: string, value: Text): Text {
  return [
    `${encodeURIComponent(name)}=`,
    ...value.map((part) => (typeof part === 'string' ? encodeURIComponent(part) : part)),
  ];
}

function bodyOf(
  body: SampleBody | undefined,
  contentType: string | undefined,
): [options: string[], heredoc?: { text: string; end: string }] {
  const type = `--header ${word([`Content-Type: ${contentType}`])}`;
  switch (body?.kind) {
    case undefined:
      return [[]];
    case 'json':
      // `JSON` never is a line of JSON. The quoted delimiter prevents expansion by the shell.
      return [[type, '--data-binary @-'], { text: jsonText(body.value), end: 'JSON' }];
    case 'form':
      return [
        body.fields.length === 0
          ? [type, "--data-raw ''"]
          : body.fields.map(({ name, value }) => `--data-urlencode ${word([`${encodeURIComponent(name)}=${value}`])}`),
      ];
    case 'multipart':
      return [
        body.parts.map(({ name, value, filename, mediaType }) => {
          if (filename === undefined && mediaType === undefined)
            return `--form-string ${word([`${name}=${value ?? ''}`])}`;
          const content = value === undefined ? `@${formQuoted(filename ?? name)}` : formQuoted(value);
          const filenameOption = value !== undefined && filename !== undefined && `;filename=${formQuoted(filename)}`;
          return `--form ${word([`${name}=${content}${mediaType ? `;type=${mediaType}` : ''}${filenameOption || ''}`])}`;
        }),
      ];
    case 'text':
      return [[type, `--data-raw ${word([body.text])}`]];
    case 'file':
      return [[type, `--data-binary ${word([`@${body.filename}`])}`]];
  }
}

/** Quotes a value of `--form`, where `;` and `,` are separators. */
function formQuoted(value: string): string {
  return /^[\w./ -]+$/.test(value) ? value : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
