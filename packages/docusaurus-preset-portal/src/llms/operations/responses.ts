import { compactJson, type Example, type Media, type Response, type RetryAdvice } from 'openapi-toolkit';
import { exampleTitle } from '../../reference/components/exampleTitle';
import { problemHref, problemIdIn } from '../../terms/problems';
import { blockOf, lineOf } from '../markdown/fromHtml';
import { code, escapeInline, fence, link, table } from '../markdown/toMarkdown';
import { describeBody, describeProperty, type Side } from './schema';
import { joined, notesOf, section, type Writing } from './writing';

const RETRY: Record<RetryAdvice, string> = {
  never: 'no',
  'after-change': 'after fixing the request',
  'after-delay': 'after a pause',
};

/** Maximum length of an example in a Markdown copy, in characters: of the first of a body, and of the others. */
const [MAX_FIRST, MAX_OTHER] = [4000, 1000];

/** Returns an example, or a link to it if it is long or on another site. */
function exampleOf(example: Example, name: string | undefined, maxLength: number, writing: Writing): string {
  const { language, file, externalUrl, description, anchor } = example;
  const body = language === 'json' ? compactJson(example.text) : example.text;
  const request = writing.requests?.get(anchor);
  const title = ['Example', name && escapeInline(name), request && code(request)].filter(Boolean).join(': ');
  const isLinked = file !== undefined && body.length > maxLength;
  const target = isLinked
    ? link('the whole body', writing.linkTo(file))
    : externalUrl && link('elsewhere', externalUrl);
  return joined(
    target ? `${title}: ${target}.` : `${title}:`,
    !target && fence(body, language),
    blockOf(writing, description),
  );
}

const examplesOf = ({ examples }: Media, writing: Writing): string =>
  joined(
    examples.map((example, index) =>
      exampleOf(
        example,
        example.summary ?? (examples.length > 1 ? exampleTitle(example) : undefined),
        index === 0 ? MAX_FIRST : MAX_OTHER,
        writing,
      ),
    ),
  );

/** Describes the bodies of a request or a response by media type. */
export const mediaOf = (media: readonly Media[], side: Side, writing: Writing): string =>
  joined(
    media.map((media) =>
      joined(
        `${[media.type, ...(media.alsoTypes ?? [])].map(code).join(', ')}${media.sameAs ? `, same body as ${escapeInline(media.sameAs.label)}` : ''}`,
        media.schema && describeBody(media.schema, side, writing),
        notesOf(media.notes),
        examplesOf(media, writing),
      ),
    ),
  );

const headersOf = ({ headers }: Response, describedNames: ReadonlySet<string>, writing: Writing): string =>
  headers
    .filter(({ schema }) => !describedNames.has(schema.name))
    .flatMap(({ schema }) => describeProperty(schema, 'response', writing))
    .join('\n');

const linksOf = ({ links }: Response, writing: Writing): string =>
  links
    .map(({ name, description, operation, parameters }) => {
      const values = parameters.map((parameter) => code(`${parameter.name} = ${parameter.value}`)).join(', ');
      return [`- ${escapeInline(name)}:`, lineOf(writing, operation), values, lineOf(writing, description)]
        .filter(Boolean)
        .join(' ');
    })
    .join('\n');

/** Describes a response with its headers and bodies: of the API, or of the caller's server to a webhook. */
export function responseSection(
  response: Response,
  describedNames: ReadonlySet<string>,
  writing: Writing,
  isWebhook: boolean,
): string {
  const headers = headersOf(response, describedNames, writing);
  const content = joined(
    blockOf(writing, response.description),
    mediaOf(response.media, isWebhook ? 'request' : 'response', writing),
    headers && joined('Headers:', headers),
    linksOf(response, writing),
  );
  return section(
    `## ${isWebhook ? 'Your server responds' : 'Response'} ${response.status} ${escapeInline(response.reason)}`.trimEnd(),
    content || 'The contract describes no body.',
  );
}

function problemsOf({ media }: Response, { content, linkTo }: Writing): string {
  const types = media
    .flatMap(({ examples }) => examples)
    .map(({ text: body }) => problemIdIn(content, /"type":\s*"([^"]*)"/.exec(body)?.[1]));
  return [...new Set(types)]
    .flatMap((id) => (id ? [link(escapeInline(id), linkTo(problemHref(content, id)))] : []))
    .join(', ');
}

/** Formats the errors as a table, then their bodies and headers. */
export function errorsOf(errors: readonly Response[], describedNames: ReadonlySet<string>, writing: Writing): string {
  if (errors.length === 0) return '';
  const rows = errors.map((error) => [
    `${error.status} ${escapeInline(error.reason)}`.trim(),
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
  const isRepeated = ({ anchor }: Media) =>
    errors.some(({ media }) => media.some(({ sameAs }) => sameAs?.anchor === anchor));
  // Bodies that equal the one of another response are described there.
  const bodies = errors.flatMap((error) => {
    const bodyMedia = error.media.filter(({ sameAs }) => !sameAs);
    const others = error.media.filter(({ sameAs }) => sameAs);
    return [
      section(
        `Body of ${error.status}${bodyMedia.some(isRepeated) ? ' and of the errors like it' : ''}:`,
        mediaOf(bodyMedia, 'response', writing),
      ),
      section(`Examples of ${error.status}:`, ...others.map((other) => examplesOf(other, writing))),
    ];
  });
  return section(
    '## Errors',
    table(['Status', 'Meaning', 'Retry', 'Problem type'], rows),
    bodies,
    headers,
    errors.map((error) => linksOf(error, writing)),
  );
}
