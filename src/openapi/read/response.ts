import { STATUS_CODES } from 'node:http';
import { retryAdvice } from '../../terms/extensions';
import type { LinkObject, ResponseObject } from '../document';
import { markdown } from '../markdown';
import type { Link, Response } from '../model';
import { resolve } from '../resolve';
import { clean } from '../text';
import { readText } from './extensions';
import { readMedia } from './media';
import { anchor, type PageContext } from './pageContext';
import { readHeader } from './parameter';

/** Reason phrases of HTTP, and phrases for the ranges of OpenAPI. */
const REASONS = new Map([
  ...Object.entries(STATUS_CODES),
  ['1XX', 'Informational'],
  ['2XX', 'Success'],
  ['3XX', 'Redirection'],
  ['4XX', 'Client error'],
  ['5XX', 'Server error'],
  ['default', 'Any other status'],
] as [string, string][]);

function readLink(name: string, link: LinkObject): Link {
  return {
    name: clean(name),
    description: markdown(link.description),
    operation: clean(link.operationId ?? link.operationRef ?? ''),
    parameters: [
      ...Object.entries(link.parameters ?? {}),
      ...(link.requestBody === undefined ? [] : [['body', link.requestBody]]),
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
    description: markdown(response.description) ?? '',
    cause: markdown(response['x-cause']),
    retry: retryAdvice.find((one) => one === readText(response['x-retry'])),
    headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
      readHeader(context, name, resolve(context.document, header), at),
    ),
    media: readMedia(context, response.content, at, 'response', errorLabel),
    links: Object.entries(response.links ?? {}).map(([name, link]) => readLink(name, resolve(context.document, link))),
  };
}
