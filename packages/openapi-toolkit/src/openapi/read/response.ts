import { STATUS_CODES } from 'node:http';
import { attempt } from '../../lib/attempt';
import { escapeMarkup } from '../../lib/safeMarkup';
import type { Document, LinkObject, OperationObject, ResponseObject } from '../document';
import { markdown } from '../markdown';
import type { Link, Response, RetryAdvice } from '../model';
import { followPointer, resolve } from '../pointer';
import { clean } from '../text';
import { readText } from './extensions';
import { readMedia } from './media';
import { anchor, type PageContext } from './pageContext';
import { readHeader } from './parameter';

/** Values of `x-retry`. */
export const retryAdvice: readonly RetryAdvice[] = ['never', 'after-change', 'after-delay'];

const REASONS = new Map([
  ...Object.entries(STATUS_CODES),
  ['1XX', 'Informational'],
  ['2XX', 'Success'],
  ['3XX', 'Redirection'],
  ['4XX', 'Client error'],
  ['5XX', 'Server error'],
  ['default', 'Any other status'],
] as [string, string][]);

/** Returns the id of the operation that a link leads to; its reference if that is none of this contract. */
export function linkedId(document: Document, { operationId, operationRef = '' }: LinkObject): string {
  if (operationId !== undefined) return operationId;
  const target = attempt(() => followPointer(document, operationRef).node as OperationObject, undefined);
  return target?.operationId ?? operationRef;
}

function readLink(document: Document, name: string, link: LinkObject): Link {
  const operation = clean(linkedId(document, link));
  return {
    name: clean(name),
    description: markdown(link.description),
    operation: operation.startsWith('#')
      ? `<a href="${escapeMarkup(operation)}"><code>${escapeMarkup(operation)}</code></a>`
      : operation && `<code>${escapeMarkup(operation)}</code>`,
    parameters: [
      ...Object.entries(link.parameters ?? {}),
      ...(link.requestBody === undefined ? [] : [['body', link.requestBody]]),
      ...(link.server === undefined ? [] : [['server', link.server.url]]),
    ].map(([parameter, value]) => ({
      name: clean(parameter),
      value: clean(typeof value === 'string' ? value : JSON.stringify(value)),
    })),
  };
}

/** Reads one response of an operation: status, headers, bodies, links, and advice for errors. */
export function readResponse(context: PageContext, status: string, response: ResponseObject, prefix = ''): Response {
  const at = anchor(context, `${prefix}response-${status}`);
  const reason = REASONS.get(status) ?? '';
  const errorLabel = /^[45]/.test(status) ? `${status} ${reason}` : undefined;
  return {
    status: clean(status),
    anchor: at,
    reason,
    // `summary` since OpenAPI 3.2.
    description: markdown([response.summary, response.description].filter(Boolean).join('\n\n')) ?? '',
    cause: markdown(response['x-cause']),
    retry: retryAdvice.find((advice) => advice === readText(response['x-retry'])),
    headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
      readHeader(context, name, resolve(context.document, header), at),
    ),
    media: readMedia(context, response.content, at, 'response', errorLabel),
    links: Object.entries(response.links ?? {}).map(([name, link]) =>
      readLink(context.document, name, resolve(context.document, link)),
    ),
  };
}
