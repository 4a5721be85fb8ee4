/** A secret the reader holds: its environment variable, and the name a sample gives it. */
export interface Secret {
  variable: string;
  /** In camel case: `apiKey`, `token2`. */
  local: string;
}

/** Text of a sample, parts of it known only where the sample runs. */
export type Text = (string | { secret: Secret })[];

/** A query parameter, form field or header. */
export interface Field {
  name: string;
  value: Text;
}

/** The text when no part of it is secret. */
export function plainText(text: Text): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
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

/** An address to which a query is added: it may have one already. */
export const beforeQuery = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}`;

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
