import type { Operation, OperationPage, ParameterLocation, Security, SecurityScheme } from '../../openapi/model';
import { exampleTitle } from '../../reference/components/exampleTitle';
import { signatureHeaders, webhookTexts } from '../../reference/components/webhookTexts';
import { SAMPLE_LANGUAGES } from '../markdown/prepare';
import { code, fence, link, text } from '../markdown/toMarkdown';
import { mediaOf } from './responses';
import { linesOf } from './schema';
import { blockOf, joined, lineOf, notesOf, section, type Writing } from './writing';

type Links = Pick<Writing, 'linkTo'>;

const LOCATION_WORDS: Record<ParameterLocation, string> = {
  path: 'in the path',
  query: 'in the query',
  header: 'header',
  cookie: 'cookie',
};

/** Describes one scheme with its scopes: those that the operation requires, or all. */
function schemeOf({ id, summary, scopes, description, allScopes = [] }: SecurityScheme, isAll: boolean, links: Links) {
  const named = allScopes.filter(({ name }) => isAll || scopes.includes(name));
  return [
    `${id === summary ? '' : `${code(id)}: `}${text(summary)}${scopes.length > 0 && !isAll ? ` with ${scopes.map(code).join(', ')}` : ''}.`,
    lineOf(links, description),
    named.length > 0 && `(${named.map(({ name, text: what }) => `${code(name)} ${text(what)}`).join('; ')})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Describes the authentication of a call.
 *
 * @param isAll Names all scopes, not only those that the operation requires.
 */
export function securityOf(security: Security, links: Links, isAll = false): string {
  if (security.length === 0) return 'None needed.';
  const alternatives = security.map((requirement) =>
    requirement.length === 0
      ? 'No authentication'
      : requirement.map((scheme) => schemeOf(scheme, isAll, links)).join(' and '),
  );
  return alternatives.length === 1
    ? (alternatives[0] ?? '')
    : `One of:\n\n${alternatives.map((way) => `- ${way}`).join('\n')}`;
}

/** Describes how the caller's server checks the sender of a webhook. */
export function senderOf(operation: Operation, links: Links): string {
  const headers = signatureHeaders(operation).map(({ schema }) => code(schema.name));
  const isKeyed = operation.security.some((requirement) => requirement.length > 0);
  return joined(
    webhookTexts.sender,
    headers.map((header) => `Check the signature in the header ${header}, as the sample does.`),
    isKeyed && joined('The call carries:', securityOf(operation.security, links)),
    !isKeyed && headers.length === 0 && webhookTexts.noCheck,
  );
}

/** Describes the parameters of a call, as a section. */
export const parametersOf = ({ parameters }: Operation, writing: Writing): string =>
  section(
    '## Parameters',
    parameters
      .flatMap(({ schema, location, serialization, examples }) => [
        ...linesOf(
          schema,
          'request',
          writing,
          [LOCATION_WORDS[location], serialization && text(serialization.replaceAll('`', ''))]
            .filter(Boolean)
            .join('; '),
        ),
        ...examples.map((one) => `  - Example: ${text(one.summary ?? exampleTitle(one))}: ${code(one.text)}`),
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
export const samplesOf = ({ operation, samples, samplesFile }: OperationPage, { linkTo }: Writing): string =>
  section(
    operation.kind === 'webhook' ? '## Your handler' : '## Request samples',
    samples
      .filter(({ language }) => SAMPLE_LANGUAGES.includes(language))
      .map((sample) => joined(`${text(sample.label)}:`, fence(sample.text.trimEnd(), sample.language))),
    samplesFile && `In ${link(samples.map(({ label }) => text(label)).join(', '), linkTo(`${samplesFile}.txt`))}.`,
  );

/** Describes callbacks from the provider to the caller, as a section. */
export function callbacksOf({ callbacks }: Operation, writing: Writing): string {
  return section(
    '## Callbacks',
    callbacks.length > 0 && 'Calls that the API makes to your server while it handles this one.',
    callbacks.map(({ name, expression, operation }) => {
      const { title, operationId, requestBody, servers, security, notes } = operation;
      return joined(
        `### ${text(name)}: ${code(`${operation.method.toUpperCase()} ${expression}`)}`,
        title !== name && `${text(title)}.`,
        blockOf(writing, operation.description),
        operationId && title !== operationId && `Operation ID ${code(operationId)}.`,
        operation.hasOwnServers && servers.map(({ url }) => code(url)).join(', '),
        security.length > 0 && securityOf(security, writing),
        operation.parameters
          .flatMap(({ schema, location }) => linesOf(schema, 'request', writing, LOCATION_WORDS[location]))
          .join('\n'),
        blockOf(writing, requestBody?.description),
        requestBody && mediaOf(requestBody.media, 'response', writing),
        operation.responses.map((response) =>
          joined(
            `Response ${response.status} ${text(response.reason)}`,
            lineOf(writing, response.description),
            mediaOf(response.media, 'response', writing),
          ),
        ),
        notesOf(notes),
      );
    }),
  );
}
