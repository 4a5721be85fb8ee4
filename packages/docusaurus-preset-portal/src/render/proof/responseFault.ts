import { type Document, isMap, type Located } from '../../openapi';
import type { MediaType, ResponseObject } from '../../openapi/document';
import { resolve } from '../../openapi/resolve';
import { isFileSchema, isJsonType } from '../../openapi/sample';
import { schemaFault } from '../../openapi/validate/schemaFault';
import { isInRange } from '../../sandbox/engine/request/accept';
import type { Exchange } from './send';

function reasonIn(body: string): string {
  try {
    const { errors, detail } = JSON.parse(body);
    const faults = (Array.isArray(errors) ? errors : []).map((one) => `${one.parameter ?? one.pointer}: ${one.detail}`);
    return faults.join(' ') || String(detail ?? '');
  } catch {
    return body;
  }
}

function contentOf(document: Document, { operation }: Located, status: number) {
  const { responses = {} } = operation;
  const key = [`${status}`, `${Math.floor(status / 100)}XX`, 'default'].find((one) => Object.hasOwn(responses, one));
  const response = key === undefined ? undefined : responses[key];
  return response && (resolve<ResponseObject>(document, response).content ?? {});
}

function bodyFault(document: Document, { schema }: MediaType, { type, body }: Exchange): string | undefined {
  if (!isJsonType(type) || schema === undefined || isFileSchema(document, schema)) return undefined;
  try {
    const fault = schemaFault(document, schema, JSON.parse(body), 'response');
    return fault && `its body breaks "${fault.keyword}" at "${fault.at || '/'}".`;
  } catch {
    return 'its body is not JSON.';
  }
}

/** Returns what is wrong with a response by the contract. `wanted` is the status asked for, by default any of success. */
export function responseFault(
  document: Document,
  located: Located,
  exchange: Exchange,
  wanted?: string,
): string | undefined {
  const { status, type, body } = exchange;
  if (wanted === undefined ? status >= 400 : String(status) !== wanted)
    return `it has status ${status}. ${reasonIn(body)}`;
  const content = contentOf(document, located, status);
  // A contract may leave out what it does on success.
  if (!content || Object.keys(content).length === 0 || [204, 205, 304].includes(status) || located.method === 'head')
    return body === '' || !content ? undefined : 'it has a body.';
  const [, media] = Object.entries(content).find(([range]) => isInRange(range, type)) ?? [];
  if (!isMap(media)) return `it has the media type "${type}".`;
  return bodyFault(document, resolve<MediaType>(document, media), exchange);
}
