import type { BodyPart, SampleBody } from '../requests/request';

/** Secret of the reader: its environment variable, and its local name in a sample. */
export interface Secret {
  variable: string;
  /** In camel case: `apiKey`, `token2`. */
  local: string;
}

/** Text of a sample. Secrets are resolved at run time. */
export type SampleText = (string | { secret: Secret })[];

/** Query parameter, form field or header. */
export interface NamedText {
  name: string;
  value: SampleText;
}

/** Converts pairs without secrets. */
export const toFields = (pairs: readonly { name: string; value: string }[]): NamedText[] =>
  pairs.map(({ name, value }) => ({ name, value: [value] }));

/** Returns the text; undefined if it contains a secret. */
export function withoutSecrets(text: SampleText): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
}

/** Joins adjacent literal parts. */
export function joinText(text: SampleText): SampleText {
  const joined: SampleText = [];
  for (const part of text) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Returns an address to which query parameters can be appended. It may already have a query. */
export const beforeQuery = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}`;

/** Returns true if no name is repeated, so that a map can hold the fields. */
export function hasUniqueNames(fields: { name: string }[]): boolean {
  return new Set(fields.map(({ name }) => name)).size === fields.length;
}

/** Joins the lines of a sample. `undefined` and `false` omit a line, arrays are several lines. */
export function joinLines(...parts: (string | false | undefined | (string | false | undefined)[])[]): string {
  return parts
    .flat()
    .filter((part) => typeof part === 'string')
    .join('\n');
}

/** Returns true if the content of a part is a file of the reader. */
export const isFilePart = (part: BodyPart): part is BodyPart & { filename: string } =>
  part.value === undefined && part.filename !== undefined;

/** Returns the media type of a multipart body, without the boundary. */
export const multipartType = (body: SampleBody | undefined): string =>
  (body?.kind === 'multipart' ? body.mediaType : undefined) ?? 'multipart/form-data';

/** Returns the media type of a part, or its default. */
export const typeOfPart = (part: BodyPart): string =>
  part.mediaType ?? (isFilePart(part) ? 'application/octet-stream' : 'text/plain; charset=utf-8');

/** Escapes a name in the quotes of `Content-Disposition` as browsers do. */
function partName(name: string): string {
  return name.replace(/["\r\n]/g, (char) => ({ '"': '%22', '\r': '%0D' })[char] ?? '%0A');
}

/** Returns name and file name of a part for `Content-Disposition`. */
export const dispositionOf = ({ name, filename }: BodyPart): string =>
  `name="${partName(name)}"${filename === undefined ? '' : `; filename="${partName(filename)}"`}`;
