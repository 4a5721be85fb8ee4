import type { OperationPage } from '../../openapi/model';
import { shareTypes } from '../../reference/types/shareTypes';
import { code, link, text } from '../markdown/toMarkdown';
import { codeListsOf, historyOf, nextCallsOf, personalDataOf, typesOf } from './related';
import { callbacksOf, parametersOf, requestBodyOf, samplesOf, securityOf } from './request';
import { errorsOf, isError, responseOf } from './responses';
import { blockOf, joined, section, type Writing } from './writing';

/** Returns the page of an operation as Markdown, below its front matter. */
export function operationMarkdown(page: OperationPage, linkTo: (href: string) => string): string {
  const { operation, api } = page;
  const writing: Writing = { linkTo, types: shareTypes(operation), personalData: operation.personalData?.class };
  const { title, method, path, servers, description, deprecated, sunset, responses, operationId } = operation;
  const [server] = servers;
  const successResponses = responses.filter((response) => !isError(response));
  const describedHeaders = new Set(
    successResponses.slice(0, 1).flatMap(({ headers }) => headers.map(({ schema }) => schema.name)),
  );
  return joined(
    `# ${text(title)}`,
    `${code(`${method.toUpperCase()} ${server?.url ?? ''}${path}`)}`,
    `${link(text(api.title), linkTo(api.route))} ${text(api.version)}${operationId ? `, operation ID ${code(operationId)}` : ''}, ${code(`${api.id}/${operation.id}`)} in the tools.`,
    deprecated && `**Deprecated**: don't build new calls on this operation.${sunset ? ` It goes on ${sunset}.` : ''}`,
    // The copy has no heading above those of the description.
    blockOf(
      writing,
      description?.replace(/(<\/?h)([3-6])/g, (_, tag: string, level: string) => tag + (Number(level) - 1)),
    ),
    section('## Authentication', securityOf(operation.security, writing)),
    parametersOf(operation, writing),
    requestBodyOf(operation, writing),
    samplesOf(page, writing),
    successResponses.map((successResponse, index) =>
      responseOf(successResponse, index === 0 ? new Set() : describedHeaders, writing),
    ),
    errorsOf(responses.filter(isError), describedHeaders, writing),
    personalDataOf(operation),
    callbacksOf(operation, writing),
    section('## Notes', operation.notes.map(({ name, value }) => `- ${text(name)}: ${code(value)}`).join('\n')),
    nextCallsOf(page, writing),
    historyOf(page, writing),
    typesOf(writing),
    codeListsOf(operation, writing),
  );
}
