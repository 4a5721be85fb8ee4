import type { SampleBody } from '../requests/request';
import { Code, literal, phpNotation } from './literal';
import {
  type Field,
  isFile,
  isMap,
  joinText,
  lines,
  type Part,
  type Prepared,
  partName,
  plainText,
  type Text,
} from './prepare';
import { phpString } from './quote';

/** PHP 8 with its curl extension. */
export function php({ method, url, query, headers, secrets, body, contentType, answer }: Prepared): string {
  const typed = body?.kind === 'json' || body?.kind === 'text';
  // A map holds a name once: parts that share one are written out.
  const byHand = body?.kind === 'multipart' && !isMap(body.parts);
  const sent = [
    ...headers.map(({ name, value }) =>
      textOf(joinText(plainText(value) === '' ? [`${name};`] : [`${name}: `, ...value])),
    ),
    ...(typed ? [phpString(`Content-Type: ${contentType}`)] : []),
    ...(byHand ? ['"Content-Type: multipart/form-data; boundary=$boundary"'] : []),
  ];
  return lines(
    '<?php',
    '// PHP 8 with the curl extension: php request.php',
    secrets.flatMap(({ variable, local }) => [
      `$${local} = getenv('${variable}')`,
      `    ?: throw new RuntimeException('Set the environment variable ${variable}.');`,
    ]),
    query.length > 0 && `$query = ${encoded(query, '', 26)};`,
    byHand && multipartLines(body.parts),
    '',
    `$curl = curl_init(${query.length === 0 ? phpString(url) : `${phpString(`${url}?`)} . $query`});`,
    'curl_setopt_array($curl, [',
    method === 'HEAD' && '    CURLOPT_NOBODY => true,',
    method !== 'HEAD' &&
      method !== (body === undefined ? 'GET' : 'POST') &&
      `    CURLOPT_CUSTOMREQUEST => ${phpString(method)},`,
    sent.length > 0 &&
      `    CURLOPT_HTTPHEADER => ${literal(
        sent.map((text) => new Code(text)),
        phpNotation,
        '    ',
        22,
      )},`,
    body !== undefined && `    CURLOPT_POSTFIELDS => ${byHand ? '$body' : bodyOf(body)},`,
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
    }[answer],
  );
}

/** The key inside double quotes where the rest needs no escape there, else joined. */
function textOf(text: Text): string {
  if (
    text.every((part) => typeof part !== 'string' || /^[\w .:;=/,+~-]*$/.test(part)) &&
    plainText(text) === undefined
  ) {
    return `"${text.map((part) => (typeof part === 'string' ? part : `{$${part.secret.local}}`)).join('')}"`;
  }
  return text.map((part) => (typeof part === 'string' ? phpString(part) : `$${part.secret.local}`)).join(' . ');
}

/** `http_build_query` takes a map; where a name comes twice, each pair is encoded for itself. */
function encoded(fields: Field[], before: string, lead: number): string {
  if (isMap(fields)) {
    const record = Object.fromEntries(fields.map(({ name, value }) => [name, new Code(single(value))]));
    return `http_build_query(${literal(record, { ...phpNotation, objectCast: undefined }, before, lead)})`;
  }
  return fields
    .map(
      ({ name, value }, i) =>
        `'${i === 0 ? '' : '&'}${encodeURIComponent(name).replaceAll("'", '%27')}=' . rawurlencode(${single(value)})`,
    )
    .join(`\n${before}    . `);
}

function single(text: Text): string {
  const [first] = text;
  return text.length === 1 && typeof first === 'object' ? `$${first.secret.local}` : textOf(text);
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `json_encode(${literal(body.value, phpNotation, '    ', 34)}, JSON_THROW_ON_ERROR)`;
    case 'form':
      return body.fields.length === 0
        ? "''"
        : encoded(
            body.fields.map(({ name, value }) => ({ name, value: [value] })),
            '    ',
            40,
          );
    case 'multipart':
      return literal(
        Object.fromEntries(body.parts.map((part) => [part.name, new Code(partOf(part))])),
        phpNotation,
        '    ',
      );
    case 'text':
      return phpString(body.text);
  }
}

function partOf(part: Part): string {
  const { value = '', filename, mediaType } = part;
  if (filename === undefined && mediaType === undefined) return phpString(value);
  const type = phpString(mediaType ?? 'application/octet-stream');
  if (isFile(part)) return `new CURLFile(${phpString(part.filename)}, ${type})`;
  return `new CURLStringFile(${phpString(value)}, ${phpString(filename ?? part.name)}, ${type})`;
}

function multipartLines(parts: Part[]): string[] {
  return [
    '$boundary = bin2hex(random_bytes(16));',
    "$body = '';",
    'foreach ([',
    ...parts.map((part) => {
      const { name, value = '', filename, mediaType } = part;
      const head = `name="${partName(name)}"${filename === undefined ? '' : `; filename="${partName(filename)}"`}`;
      const content = isFile(part) ? `file_get_contents(${phpString(part.filename)})` : phpString(value);
      return `    [${phpString(head)}, ${phpString(mediaType ?? 'text/plain; charset=utf-8')}, ${content}],`;
    }),
    '] as [$name, $type, $content]) {',
    '    $body .= "--$boundary\\r\\nContent-Disposition: form-data; $name\\r\\nContent-Type: $type\\r\\n\\r\\n$content\\r\\n";',
    '}',
    '$body .= "--$boundary--\\r\\n";',
  ];
}
