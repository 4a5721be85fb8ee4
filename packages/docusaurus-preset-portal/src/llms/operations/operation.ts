import { baseUrl, type Operation, type OperationPage, type SharedType, sentMethod, shareTypes } from 'openapi-toolkit';
import { webhookTexts } from '../../reference/components/webhookTexts';
import { isErrorStatus } from '../../reference/sections';
import { identifierName } from '../../terms/identifiers';
import { blockOf, lineOf } from '../markdown/fromHtml';
import { code, escapeInline, link } from '../markdown/toMarkdown';
import { callLine, serversOf } from './overview';
import { callbacksOf, describeParameters, describeSamples, requestBodyOf, securityOf, senderOf } from './request';
import { errorsOf, responseSection } from './responses';
import { enumWords, insideOf, typeName } from './schema';
import { joined, notesOf, section, type Terms, type Writing } from './writing';

/** Writes the sections that a site adds. */
const ownSections = ({ sections = [] }: Operation, writing: Writing): string[] =>
  sections.map(({ title, html }) => section(`## ${escapeInline(title)}`, blockOf(writing, html)));

const nextCallsOf = ({ nextCalls }: OperationPage, { content, linkTo }: Writing): string =>
  section(
    '## Next calls',
    nextCalls
      .flatMap(({ identifier, property, operations }) =>
        operations.map(
          (call) =>
            `- ${escapeInline(identifierName(content, identifier))} in ${code(property)}: ${callLine(call, linkTo)}`,
        ),
      )
      .join('\n'),
  );

const historyOf = ({ history = [] }: OperationPage, writing: Writing): string =>
  section(
    '## History',
    history.map(({ version, date, changes, texts }) => {
      const items = changes.map(({ severity, text: what, migration, fields }) =>
        [
          `- ${severity}: ${lineOf(writing, what)}`,
          migration && `What to do: ${lineOf(writing, migration)}`,
          fields.map(({ name }) => code(name)).join(', '),
        ]
          .filter(Boolean)
          .join(' '),
      );
      const rest =
        texts > 0 ? [`- ${texts === 1 ? 'One text, label or example' : `${texts} texts, labels or examples`}`] : [];
      return joined(`### ${escapeInline(version)}, ${date}`, [...items, ...rest].join('\n'));
    }),
  );

const typeOf = (type: SharedType, writing: Writing): string => {
  const { title, description, uses } = type;
  const [{ node, media }] = uses;
  return joined(
    `### ${typeName(type)}`,
    [title && escapeInline(title), lineOf(writing, description)].filter(Boolean).join('. '),
    enumWords(node, writing),
    insideOf(node, media ? 'type' : 'request', writing).join('\n'),
  );
};

const describeTypes = (writing: Writing): string =>
  section(
    '## Types',
    [...new Set(writing.types.values())]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((type) => typeOf(type, writing)),
  );

/** Returns the request on one line; a webhook has no address of its own. */
const callOf = ({ kind, method, path, servers }: Operation): string =>
  kind === 'webhook'
    ? joined(`${code(sentMethod(method))} to your server: ${code(path)}`, webhookTexts.direction)
    : code(`${sentMethod(method)} ${baseUrl(servers)}${path.replace(/^(?!\/)/, '/')}`);

/** True if the servers of an operation say more than its address. */
const isDescribed = ({ kind, hasOwnServers, servers }: Operation): boolean =>
  kind === 'operation' && (hasOwnServers || servers.some(({ variables }) => variables.length > 0));

/** Returns the page of an operation as Markdown, below its front matter. */
export function operationMarkdown(page: OperationPage, linkTo: (href: string) => string, content: Terms): string {
  const { operation, api } = page;
  const writing: Writing = {
    content,
    linkTo,
    types: shareTypes(operation),
    requests: new Map(page.pairs.map(({ anchor, request }) => [anchor, request])),
  };
  const { title, description, deprecated, sunset, responses, operationId } = operation;
  const isWebhook = operation.kind === 'webhook';
  const errors = responses.filter(({ status }) => isErrorStatus(status));
  const successResponses = responses.filter((response) => !errors.includes(response));
  const describedHeaders = new Set(
    successResponses.slice(0, 1).flatMap(({ headers }) => headers.map(({ schema }) => schema.name)),
  );
  return joined(
    `# ${escapeInline(title)}`,
    callOf(operation),
    `${link(escapeInline(api.title), linkTo(api.route))} ${escapeInline(api.version)}${operationId ? `, operation ID ${code(operationId)}` : ''}, ${code(`${api.id}/${operation.id}`)} in the tools.`,
    deprecated &&
      `**Deprecated**: don't build new calls on this operation.${sunset ? ` It is removed on ${sunset}.` : ''}`,
    // The copy has no heading above those of the description.
    blockOf(
      writing,
      description?.replace(/(<\/?h)([3-6])/g, (_, tag: string, level: string) => tag + (Number(level) - 1)),
    ),
    isDescribed(operation) && serversOf(operation.servers, writing),
    section('## Authentication', isWebhook ? senderOf(operation, writing) : securityOf(operation.security, writing)),
    describeParameters(operation, writing),
    requestBodyOf(operation, writing),
    describeSamples(page, writing),
    successResponses.map((successResponse, index) =>
      responseSection(successResponse, index === 0 ? new Set() : describedHeaders, writing, isWebhook),
    ),
    errorsOf(errors, describedHeaders, writing),
    ownSections(operation, writing),
    callbacksOf(operation, writing),
    section('## Notes', notesOf(operation.notes)),
    nextCallsOf(page, writing),
    historyOf(page, writing),
    describeTypes(writing),
  );
}
