import { phpString } from '../../lib/quote';
import type { BodyPart, SampleBody } from '../requests/request';
import { CodeExpression, hasLongInteger, jsonBodyText, literal, phpNotation } from './literal';
import { dispositionOf, isFilePart, typeOfPart } from './multipart';
import { hasUniqueNames, type NamedText, type SampleText, toFields, withoutSecrets } from './text';

/** Returns a PHP string: the secret is interpolated if the rest needs no escapes, else concatenated. */
export function phpText(text: SampleText): string {
  if (
    text.every((part) => typeof part !== 'string' || /^[\w .:;=/,+~-]*$/.test(part)) &&
    withoutSecrets(text) === undefined
  ) {
    return `"${text.map((part) => (typeof part === 'string' ? part : `{$${part.secret.local}}`)).join('')}"`;
  }
  return text.map((part) => (typeof part === 'string' ? phpString(part) : `$${part.secret.local}`)).join(' . ');
}

/** Returns encoded pairs. `http_build_query` takes a map; if a name is repeated, each pair is encoded separately. */
export function encoded(fields: NamedText[], before: string, lead: number): string {
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
export function phpBody(body: SampleBody): string {
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
export function multipartLines(parts: BodyPart[]): string[] {
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
