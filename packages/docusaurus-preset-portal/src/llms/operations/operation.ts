import { baseUrl } from '../../openapi';
import type { Operation, OperationPage } from '../../openapi/model';
import { webhookTexts } from '../../reference/components/webhookTexts';
import { shareTypes } from '../../reference/types/shareTypes';
import { code, escapeInline, link } from '../markdown/toMarkdown';
import { serversOf } from './overview';
import { codeListsOf, describeTypes, historyOf, nextCallsOf, personalDataOf } from './related';
import { callbacksOf, describeParameters, describeSamples, requestBodyOf, securityOf, senderOf } from './request';
import { errorsOf, isErrorResponse, responseSection } from './responses';
import { blockOf, joined, notesOf, section, type Writing } from './writing';

/** Returns the request on one line; a webhook has no address of its own. */
const callOf = ({ kind, method, path, servers }: Operation): string =>
  kind === 'webhook'
    ? joined(`${code(method.toUpperCase())} to your server: ${code(path)}`, webhookTexts.direction)
    : code(`${method.toUpperCase()} ${baseUrl(servers)}${path.replace(/^(?!\/)/, '/')}`);

/** True if the servers of an operation say more than its address. */
const isDescribed = ({ kind, hasOwnServers, servers }: Operation): boolean =>
  kind === 'operation' && (hasOwnServers || servers.some(({ variables }) => variables.length > 0));

/** Returns the page of an operation as Markdown, below its front matter. */
export function operationMarkdown(page: OperationPage, linkTo: (href: string) => string): string {
  const { operation, api } = page;
  const writing: Writing = {
    linkTo,
    types: shareTypes(operation),
    requests: new Map(page.pairs.map(({ anchor, request }) => [anchor, request])),
    personalData: operation.personalData?.class,
  };
  const { title, description, deprecated, sunset, responses, operationId } = operation;
  const isWebhook = operation.kind === 'webhook';
  const successResponses = responses.filter((response) => !isErrorResponse(response));
  const describedHeaders = new Set(
    successResponses.slice(0, 1).flatMap(({ headers }) => headers.map(({ schema }) => schema.name)),
  );
  return joined(
    `# ${escapeInline(title)}`,
    callOf(operation),
    `${link(escapeInline(api.title), linkTo(api.overview || api.route))} ${escapeInline(api.version)}${operationId ? `, operation ID ${code(operationId)}` : ''}, ${code(`${api.id}/${operation.id}`)} in the tools.`,
    deprecated && `**Deprecated**: don't build new calls on this operation.${sunset ? ` It goes on ${sunset}.` : ''}`,
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
    errorsOf(responses.filter(isErrorResponse), describedHeaders, writing),
    personalDataOf(operation, writing),
    callbacksOf(operation, writing),
    section('## Notes', notesOf(operation.notes)),
    nextCallsOf(page, writing),
    historyOf(page, writing),
    describeTypes(writing),
    codeListsOf(operation, writing),
  );
}
