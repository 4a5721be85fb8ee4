import type { Media, Response } from '../../openapi/model';
import { compactJson } from '../../reference/types/compactJson';
import type { RetryAdvice } from '../../terms/extensions';
import { problemHref, problemIdIn } from '../../terms/problems';
import { code, fence, link, table, text } from '../markdown/toMarkdown';
import { bodyOf, linesOf, type Side } from './schema';
import { blockOf, joined, lineOf, section, type Writing } from './writing';

const RETRY: Record<RetryAdvice, string> = {
  never: 'no',
  'after-change': 'after fixing the request',
  'after-delay': 'after a pause',
};

/** Maximum length of an example in a Markdown copy, in characters. */
const MAX_EXAMPLE_LENGTH = 4000;

export const isError = ({ status }: Response): boolean => /^[45]/.test(status);

/** Returns the first example of a body. */
export function exampleOf(media: Media, writing: Writing): string {
  const [example] = media.examples;
  if (!example?.text) return '';
  const body = example.language === 'json' ? compactJson(example.text) : example.text;
  if (body.length > MAX_EXAMPLE_LENGTH && example.file)
    return `Example: ${link('the whole body', writing.linkTo(example.file))}.`;
  return joined(`Example${example.summary ? `: ${text(example.summary)}` : ''}:`, fence(body, example.language));
}

/** Describes the bodies of a request or a response by media type. */
export const mediaOf = (media: readonly Media[], side: Side, writing: Writing): string =>
  joined(
    media.map((one) =>
      joined(
        `${code(one.type)}${one.sameAs ? `, same body as ${text(one.sameAs.label)}` : ''}`,
        one.schema && bodyOf(one.schema, side, writing),
        one.notes.map(({ name, value }) => `${text(name)}: ${code(value)}`).join('\n'),
        exampleOf(one, writing),
      ),
    ),
  );

/** Describes the headers of a response, each at its first occurrence. */
const headersOf = ({ headers }: Response, describedNames: ReadonlySet<string>, writing: Writing): string =>
  headers
    .filter(({ schema }) => !describedNames.has(schema.name))
    .flatMap(({ schema }) => linesOf(schema, 'response', writing))
    .join('\n');

const linksOf = ({ links }: Response, writing: Writing): string =>
  links
    .map(({ name, description, operation, parameters }) => {
      const values = parameters.map((parameter) => code(`${parameter.name} = ${parameter.value}`)).join(', ');
      return `- ${text(name)}: ${code(operation)} ${values} ${lineOf(writing, description)}`.trimEnd();
    })
    .join('\n');

/** Describes a response with its headers and bodies. */
export function responseOf(response: Response, describedNames: ReadonlySet<string>, writing: Writing): string {
  const headers = headersOf(response, describedNames, writing);
  return section(
    `## Response ${response.status} ${text(response.reason)}`.trimEnd(),
    blockOf(writing, response.description),
    mediaOf(response.media, 'response', writing),
    headers && joined('Headers:', headers),
    linksOf(response, writing),
  );
}

function problemsOf({ media }: Response, { linkTo }: Writing): string {
  const types = media
    .flatMap(({ examples }) => examples)
    .map(({ text: body }) => problemIdIn(/"type":\s*"([^"]*)"/.exec(body)?.[1]));
  return [...new Set(types)].flatMap((id) => (id ? [link(text(id), linkTo(problemHref(id)))] : [])).join(', ');
}

/** Formats the errors as a table, then their bodies and headers. */
export function errorsOf(errors: readonly Response[], describedNames: ReadonlySet<string>, writing: Writing): string {
  if (errors.length === 0) return '';
  const rows = errors.map((error) => [
    `${error.status} ${text(error.reason)}`.trim(),
    [lineOf(writing, error.description), lineOf(writing, error.cause)].filter(Boolean).join(' '),
    error.retry ? RETRY[error.retry] : '',
    problemsOf(error, writing),
  ]);
  const seen = new Set(describedNames);
  const headers = errors.flatMap((error) => {
    const lines = headersOf(error, seen, writing);
    for (const { schema } of error.headers) seen.add(schema.name);
    return lines ? [joined(`Headers of ${error.status}:`, lines)] : [];
  });
  // Bodies that equal the one of another response are described there.
  const bodies = errors.flatMap((error) => {
    const bodyMedia = error.media.filter(({ sameAs }) => !sameAs);
    return bodyMedia.length > 0
      ? [
          joined(
            `Body of ${error.status}${bodyMedia === error.media ? '' : ' and of the errors like it'}:`,
            mediaOf(bodyMedia, 'response', writing),
          ),
        ]
      : [];
  });
  return section(
    '## Errors',
    table(['Status', 'Meaning', 'Retry', 'Problem type'], rows),
    bodies,
    headers,
    errors.map((error) => linksOf(error, writing)),
  );
}
