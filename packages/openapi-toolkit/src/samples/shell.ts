import { shellString } from '../lib/quote';
import type { SampleBody } from '../requests/request';
import { jsonBodyText } from './literal';
import type { PreparedRequest } from './prepareRequest';
import { beforeQuery, joinLines, type SampleText, withoutSecrets } from './text';

/** A command for a terminal, where a reader can stop it: no time limit. `--fail-with-body` (curl 7.76 of 2021) prints the error response, too. */
export function shell(request: PreparedRequest): string {
  const { method, url, query, headers, basic, notes, body, contentType, file } = request;
  // `-G` moves the data into the URL, so a request with a body has its query encoded in the URL.
  const isQueryInUrl = body !== undefined && query.length > 0;
  const address = isQueryInUrl
    ? word([beforeQuery(url), ...query.flatMap(({ name, value }, i) => [i === 0 ? '' : '&', ...encoded(name, value)])])
    : word([url]);
  const first = [
    'curl',
    query.length > 0 && !isQueryInUrl && '-G',
    method === 'HEAD'
      ? '--head'
      : method !== (body === undefined ? 'GET' : 'POST') && `-X ${/^[A-Z]+$/.test(method) ? method : word([method])}`,
    /[[\]{}]/.test(url) && '--globoff',
    address,
  ].filter((option) => option !== false);
  const command = [
    first.join(' '),
    ...(basic ? [`-u "$${basic.user.variable}:$${basic.password.variable}"`] : []),
    ...headers.map(
      ({ name, value }) => `-H ${word(withoutSecrets(value) === '' ? [`${name};`] : [`${name}: `, ...value])}`,
    ),
    ...(isQueryInUrl
      ? []
      : query.map(({ name, value }) => `--data-urlencode ${word([`${encodeURIComponent(name)}=`, ...value])}`)),
    ...bodyOf(body, contentType),
    ...(file === undefined ? [] : [`--output ${word([file])}`]),
    '--fail-with-body',
    // `JSON` never is a line of JSON. The quoted delimiter prevents expansion by the shell.
    ...(body?.kind === 'json' ? [`-d @- <<'JSON'\n${jsonBodyText(body.value)}\nJSON`] : []),
  ];
  return joinLines(
    notes.map((text) => `# ${text}`),
    command.join(' \\\n  '),
  );
}

/** Returns one word of the command: the key in double quotes if the rest needs no escapes, else concatenated. */
function word(text: SampleText): string {
  const plain = withoutSecrets(text);
  if (plain !== undefined) return shellString(plain);
  const parts = text.map((part) => (typeof part === 'string' ? part : `$${part.secret.variable}`));
  if (text.every((part) => typeof part !== 'string' || /^[\w .:;=/?&%,+~-]*$/.test(part))) {
    const braced = text.map((part) => (typeof part === 'string' ? part : `\${${part.secret.variable}}`)).join('');
    // Braces only if the next character would be read as part of the name.
    return `"${text.some((part, i) => typeof part !== 'string' && i < text.length - 1) ? braced : parts.join('')}"`;
  }
  return text.map((part, i) => (typeof part === 'string' ? part && shellString(part) : `"${parts[i]}"`)).join('');
}

function encoded(name: string, value: SampleText): SampleText {
  return [
    `${encodeURIComponent(name)}=`,
    ...value.map((part) => (typeof part === 'string' ? encodeURIComponent(part) : part)),
  ];
}

/** Returns the options of a body, without the text of JSON. */
function bodyOf(body: SampleBody | undefined, contentType: string | undefined): string[] {
  const type = `-H ${word([`Content-Type: ${contentType}`])}`;
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [type];
    case 'form':
      return body.fields.length === 0
        ? [type, "-d ''"]
        : body.fields.map(({ name, value }) => `--data-urlencode ${word([`${encodeURIComponent(name)}=${value}`])}`);
    case 'multipart': {
      // curl adds the boundary.
      const own = body.mediaType === undefined ? [] : [`-H ${word([`Content-Type: ${body.mediaType}`])}`];
      const parts = body.parts.map(({ name, value, filename, mediaType }) => {
        if (filename === undefined && mediaType === undefined)
          return `--form-string ${word([`${name}=${value ?? ''}`])}`;
        const content = value === undefined ? `@${formQuoted(filename ?? name)}` : formQuoted(value);
        const filenameOption = value !== undefined && filename !== undefined && `;filename=${formQuoted(filename)}`;
        return `-F ${word([`${name}=${content}${mediaType ? `;type=${mediaType}` : ''}${filenameOption || ''}`])}`;
      });
      return [...own, ...parts];
    }
    case 'text':
      return [type, `--data-raw ${word([body.text])}`];
    case 'file':
      return [type, `--data-binary ${word([`@${body.filename}`])}`];
  }
}

/** Quotes a value of `--form`, where `;` and `,` are separators. */
function formQuoted(value: string): string {
  return /^[\w./ -]+$/.test(value) ? value : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
