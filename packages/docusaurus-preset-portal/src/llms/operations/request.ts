import { type Operation, type OperationPage, type ParameterLocation, type Security, sentMethod } from 'openapi-toolkit';
import { SAMPLE_LANGUAGES } from '../../plugins/finished-pages/prepareTree';
import { exampleTitle } from '../../reference/components/exampleTitle';
import { webhookTexts } from '../../reference/components/webhookTexts';
import { blockOf, lineOf } from '../markdown/fromHtml';
import { code, escapeInline, fence, link } from '../markdown/toMarkdown';
import { mediaOf } from './responses';
import { describeProperty } from './schema';
import { joined, section, type Writing } from './writing';

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
            `${id === summary ? '' : `${code(id)}: `}${escapeInline(summary)}${scopes.length > 0 ? ` with ${scopes.map(code).join(', ')}` : ''}. ${lineOf(writing, description)}`.trim(),
          )
          .join(' and '),
  );
  return alternatives.length === 1
    ? (alternatives[0] ?? '')
    : `One of:\n\n${alternatives.map((way) => `- ${way}`).join('\n')}`;
}

/** Describes how the caller's server checks the sender of a webhook. */
export const senderOf = ({ security }: Operation, writing: Writing): string =>
  joined(webhookTexts.sender, security.length > 0 && joined('The call carries:', securityOf(security, writing)));

/** Describes the parameters of a call, as a section. */
export const describeParameters = ({ parameters }: Operation, writing: Writing): string =>
  section(
    '## Parameters',
    parameters
      .flatMap(({ schema, location, serialization, examples }) => [
        ...describeProperty(
          schema,
          'request',
          writing,
          [LOCATION_WORDS[location], serialization && escapeInline(serialization.replaceAll('`', ''))]
            .filter(Boolean)
            .join('; '),
        ),
        ...examples.map(
          (example) => `  - Example: ${escapeInline(example.summary ?? exampleTitle(example))}: ${code(example.text)}`,
        ),
      ])
      .join('\n'),
  );

/** Describes the body of a call, or of a webhook, as a section. */
export function requestBodyOf({ kind, requestBody }: Operation, writing: Writing): string {
  if (!requestBody) return '';
  const { required, description, media } = requestBody;
  const isReceived = kind === 'webhook';
  return section(
    isReceived ? '## Body you receive' : '## Request body',
    isReceived ? (required ? 'Always sent.' : 'Can be absent.') : required ? 'Required.' : 'Optional.',
    blockOf(writing, description),
    mediaOf(media, isReceived ? 'response' : 'request', writing),
  );
}

/** Returns the code samples, as a section, with the address of the other languages. */
export const describeSamples = ({ operation, samples, samplesFile }: OperationPage, { linkTo }: Writing): string =>
  section(
    operation.kind === 'webhook' ? '## Your handler' : '## Request samples',
    samples
      .filter(({ language }) => SAMPLE_LANGUAGES.includes(language))
      .map((sample) => joined(`${escapeInline(sample.label)}:`, fence(sample.text.trimEnd(), sample.language))),
    samplesFile &&
      `In ${link(samples.map(({ label }) => escapeInline(label)).join(', '), linkTo(`${samplesFile}.txt`))}.`,
  );

/** Describes callbacks from the provider to the caller, as a section. */
export function callbacksOf({ callbacks }: Operation, writing: Writing): string {
  return section(
    '## Callbacks',
    callbacks.map(({ name, expression, operation }) =>
      joined(
        `### ${escapeInline(name)}: ${code(`${sentMethod(operation.method)} ${expression}`)}`,
        operation.title !== name && `${escapeInline(operation.title)}.`,
        blockOf(writing, operation.description),
        operation.security.length > 0 && securityOf(operation.security, writing),
        operation.parameters
          .flatMap(({ schema, location }) => describeProperty(schema, 'request', writing, LOCATION_WORDS[location]))
          .join('\n'),
        operation.requestBody && mediaOf(operation.requestBody.media, 'response', writing),
        operation.responses.map((response) =>
          joined(
            `Response ${response.status} ${escapeInline(response.reason)}`,
            lineOf(writing, response.description),
            mediaOf(response.media, 'response', writing),
          ),
        ),
      ),
    ),
  );
}
