import type { Operation, OperationPage, ParameterLocation, Security } from '../../openapi/model';
import { SAMPLE_LANGUAGES } from '../markdown/prepare';
import { code, fence, link, text } from '../markdown/toMarkdown';
import { mediaOf } from './responses';
import { linesOf } from './schema';
import { blockOf, joined, lineOf, section, type Writing } from './writing';

const LOCATION_WORDS: Record<ParameterLocation, string> = {
  path: 'in the path',
  query: 'in the query',
  header: 'header',
  cookie: 'cookie',
};

/** Describes the authentication of a call. */
export function securityOf(security: Security, writing: Pick<Writing, 'linkTo'>): string {
  if (security.length === 0) return 'None needed.';
  const alternatives = security.map((requirement) =>
    requirement.length === 0
      ? 'No authentication'
      : requirement
          .map(({ id, summary, scopes, description }) =>
            `${id === summary ? '' : `${code(id)}: `}${text(summary)}${scopes.length > 0 ? ` with ${scopes.map(code).join(', ')}` : ''}. ${lineOf(writing, description)}`.trim(),
          )
          .join(' and '),
  );
  return alternatives.length === 1
    ? (alternatives[0] ?? '')
    : `One of:\n\n${alternatives.map((way) => `- ${way}`).join('\n')}`;
}

/** Describes the parameters of a call, as a section. */
export const parametersOf = ({ parameters }: Operation, writing: Writing): string =>
  section(
    '## Parameters',
    parameters
      .flatMap(({ schema, location, serialization }) =>
        linesOf(
          schema,
          'request',
          writing,
          [LOCATION_WORDS[location], serialization && text(serialization.replaceAll('`', ''))]
            .filter(Boolean)
            .join('; '),
        ),
      )
      .join('\n'),
  );

/** Describes the body of a call, as a section. */
export const requestBodyOf = ({ requestBody }: Operation, writing: Writing): string =>
  requestBody
    ? section(
        '## Request body',
        requestBody.required ? 'Required.' : 'Optional.',
        blockOf(writing, requestBody.description),
        mediaOf(requestBody.media, 'request', writing),
      )
    : '';

/** Returns the code samples, as a section, with the address of the other languages. */
export const samplesOf = ({ samples, samplesFile }: OperationPage, { linkTo }: Writing): string =>
  section(
    '## Request samples',
    samples
      .filter(({ language }) => SAMPLE_LANGUAGES.includes(language))
      .map((sample) => joined(`${text(sample.label)}:`, fence(sample.text, sample.language))),
    samplesFile && `In ${link(samples.map(({ label }) => text(label)).join(', '), linkTo(`${samplesFile}.txt`))}.`,
  );

/** Describes callbacks from the provider to the caller, as a section. */
export function callbacksOf({ callbacks }: Operation, writing: Writing): string {
  return section(
    '## Callbacks',
    callbacks.map(({ name, expression, operation }) =>
      joined(
        `### ${text(name)}: ${code(`${operation.method.toUpperCase()} ${expression}`)}`,
        blockOf(writing, operation.description),
        operation.parameters
          .flatMap(({ schema, location }) => linesOf(schema, 'request', writing, LOCATION_WORDS[location]))
          .join('\n'),
        operation.requestBody && mediaOf(operation.requestBody.media, 'response', writing),
        operation.responses.map((response) =>
          joined(
            `Response ${response.status} ${text(response.reason)}`,
            lineOf(writing, response.description),
            mediaOf(response.media, 'response', writing),
          ),
        ),
      ),
    ),
  );
}
