import { phpString } from '../../lib/quote';
import { CodeExpression, literal, phpNotation } from './literal';
import { hasUniqueNames, type NamedText, type SampleText, withoutSecrets } from './text';

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
