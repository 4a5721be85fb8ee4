import { phpString } from '../../lib/quote';
import { Code, literal, phpNotation } from './literal';
import { type Field, isMap, plainText, type Text } from './text';

/** Returns a PHP string: the secret is interpolated if the rest needs no escapes, else concatenated. */
export function textOf(text: Text): string {
  if (
    text.every((part) => typeof part !== 'string' || /^[\w .:;=/,+~-]*$/.test(part)) &&
    plainText(text) === undefined
  ) {
    return `"${text.map((part) => (typeof part === 'string' ? part : `{$${part.secret.local}}`)).join('')}"`;
  }
  return text.map((part) => (typeof part === 'string' ? phpString(part) : `$${part.secret.local}`)).join(' . ');
}

/** Returns encoded pairs. `http_build_query` takes a map; if a name is repeated, each pair is encoded separately. */
export function encoded(fields: Field[], before: string, lead: number): string {
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
