import { phpString } from '../lib/quote';
import type { BodyPart, SampleBody } from '../requests/request';
import { CodeExpression, hasLongInteger, jsonBodyText, literal, phpNotation } from './literal';
import type { PreparedRequest } from './prepareRequest';
import {
  beforeQuery,
  dispositionOf,
  hasUniqueNames,
  isFilePart,
  joinLines,
  joinText,
  multipartType,
  type NamedText,
  type SampleText,
  toFields,
  typeOfPart,
  withoutSecrets,
} from './text';

/** Returns a PHP string: the secret is interpolated if the rest needs no escapes, else concatenated. */
function phpText(text: SampleText): string {
  if (
    text.every((part) => typeof part !== 'string' || /^[\w .:;=/,+~-]*$/.test(part)) &&
    withoutSecrets(text) === undefined
  ) {
    return `"${text.map((part) => (typeof part === 'string' ? part : `{$${part.secret.local}}`)).join('')}"`;
  }
  return text.map((part) => (typeof part === 'string' ? phpString(part) : `$${part.secret.local}`)).join(' . ');
}

/** Returns encoded pairs. `http_build_query` takes a map; if a name is repeated, each pair is encoded separately. */
function encoded(fields: NamedText[], before: string, lead: number): string {
  if (hasUniqueNames(fields)) {
    const record = Object.fromEntries(fields.map(({ name, value }) => [name, new CodeExpression(single(value))]));
    return `http_build_query(${literal(record, { ...phpNotation, objectCast: undefined }, before, lead)})`;
  }
  return fields
    .map(
      ({ name, value }, i) =>
        `'${i === 0 ? '' : '&'}${encodeURIComponent(name).replaceAll("'", '%27')}=' . rawurlencode(${single(value)})`,
    )
    .join(`\n${before}    . `);
}

function single(text: SampleText): string {
  const [first] = text;
  return text.length === 1 && typeof first === 'object' ? `$${first.secret.local}` : phpText(text);
}

/** Returns the body as a PHP expression. */
function phpBody(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      // A number could be rounded.
      if (hasLongInteger(body.value)) return phpString(jsonBodyText(body.value));
      return `json_encode(${literal(body.value, phpNotation, '    ', 34)}, JSON_THROW_ON_ERROR)`;
    case 'form':
      return body.fields.length === 0 ? "''" : encoded(toFields(body.fields), '    ', 40);
    case 'multipart':
      return literal(
        Object.fromEntries(body.parts.map((part) => [part.name, new CodeExpression(partOf(part))])),
        phpNotation,
        '    ',
      );
    case 'text':
      return phpString(body.text);
    case 'file':
      return `file_get_contents(${phpString(body.filename)})`;
  }
}

function partOf(part: BodyPart): string {
  const { value = '', filename, mediaType } = part;
  if (filename === undefined && mediaType === undefined) return phpString(value);
  const type = phpString(mediaType ?? 'application/octet-stream');
  if (isFilePart(part)) return `new CURLFile(${phpString(part.filename)}, ${type})`;
  return `new CURLStringFile(${phpString(value)}, ${phpString(filename ?? part.name)}, ${type})`;
}

/** Returns statements that serialise a multipart body with repeated names. */
function multipartLines(parts: BodyPart[]): string[] {
  return [
    '$boundary = bin2hex(random_bytes(16));',
    "$body = '';",
    'foreach ([',
    ...parts.map((part) => {
      const { value = '' } = part;
      const content = isFilePart(part) ? `file_get_contents(${phpString(part.filename)})` : phpString(value);
      return `    [${phpString(dispositionOf(part))}, ${phpString(typeOfPart(part))}, ${content}],`;
    }),
    '] as [$name, $type, $content]) {',
    '    $body .= "--$boundary\\r\\nContent-Disposition: form-data; $name\\r\\nContent-Type: $type\\r\\n\\r\\n$content\\r\\n";',
    '}',
    '$body .= "--$boundary--\\r\\n";',
  ];
}

/** PHP 8 with the curl extension. */
export function php(request: PreparedRequest): string {
  const { method, url, query, headers, secrets, basic, notes, body, contentType, output } = request;
  const hasType = body?.kind === 'json' || body?.kind === 'text' || body?.kind === 'file';
  // A map holds each name once, and curl accepts a type only with a file name. Other parts are serialised by the
  // sample.
  const isSerialized =
    body?.kind === 'multipart' &&
    (body.mediaType !== undefined ||
      !hasUniqueNames(body.parts) ||
      body.parts.some(({ filename, mediaType }) => mediaType !== undefined && filename === undefined));
  const allHeaders = [
    ...headers.map(({ name, value }) =>
      phpText(joinText(withoutSecrets(value) === '' ? [`${name};`] : [`${name}: `, ...value])),
    ),
    ...(hasType ? [phpString(`Content-Type: ${contentType}`)] : []),
    ...(isSerialized ? [`"Content-Type: ${multipartType(body)}; boundary=$boundary"`] : []),
  ];
  return joinLines(
    '<?php',
    '// PHP 8 with the curl extension: php request.php',
    notes.map((text) => `// ${text}`),
    secrets.flatMap(({ variable, local }) => [
      `$${local} = getenv('${variable}')`,
      `    ?: throw new RuntimeException('Set the environment variable ${variable}.');`,
    ]),
    query.length > 0 && `$query = ${encoded(query, '', 26)};`,
    isSerialized && multipartLines(body.parts),
    '',
    `$curl = curl_init(${query.length === 0 ? phpString(url) : `${phpString(beforeQuery(url))} . $query`});`,
    'curl_setopt_array($curl, [',
    method === 'HEAD' && '    CURLOPT_NOBODY => true,',
    method !== 'HEAD' &&
      method !== (body === undefined ? 'GET' : 'POST') &&
      `    CURLOPT_CUSTOMREQUEST => ${phpString(method)},`,
    basic && `    CURLOPT_USERPWD => "$${basic.user.local}:$${basic.password.local}",`,
    allHeaders.length > 0 &&
      `    CURLOPT_HTTPHEADER => ${literal(
        allHeaders.map((text) => new CodeExpression(text)),
        phpNotation,
        '    ',
        22,
      )},`,
    body !== undefined && `    CURLOPT_POSTFIELDS => ${isSerialized ? '$body' : phpBody(body)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status < 200 || $status > 299) {',
    '    fwrite(STDERR, "$status $answer\\n");',
    '    exit(1);',
    '}',
    '',
    {
      json: 'print_r(json_decode($answer, true, flags: JSON_THROW_ON_ERROR));',
      text: 'echo $answer, PHP_EOL;',
      bytes: 'echo $answer;',
    }[output],
  );
}
