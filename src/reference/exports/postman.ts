import { createHash } from 'node:crypto';
import {
  addressOf,
  bodyOf,
  type Call,
  type Collection,
  HOST,
  headersOf,
  hostAndPath,
  KEY,
  queryOf,
} from './collection';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A UUID made from a text: Postman replaces what it imported under the same ID before. */
const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

const asKey = ({ name, value }: { name: string; value: string }) => ({ key: name, value });

function itemOf(call: Call, origin: string) {
  const body = bodyOf(call);
  const { host, path } = hostAndPath(call, origin);
  const query = queryOf(call).map(asKey);
  return {
    name: call.title,
    request: {
      method: call.request.method,
      description: call.lead,
      header: headersOf(call).map(asKey),
      url: {
        raw: addressOf(call, origin),
        host: [host],
        path: path.split('/').slice(1),
        ...(query.length > 0 && { query }),
      },
      ...(body !== undefined && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
    },
  };
}

/** A Postman collection (format 2.1), a folder per tag. */
export function postmanCollection({ apiId, title, version, origin, calls }: Collection): string {
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  const collection = {
    info: { _postman_id: uuidOf(apiId), name: title, version, schema: SCHEMA },
    item: tags.map((tag) => ({
      name: tag,
      item: calls.filter((call) => call.tag === tag).map((call) => itemOf(call, origin)),
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

/** The Postman environment of a collection. The key is left empty and marked as a secret. */
export function postmanEnvironment({ title, origin }: Collection): string {
  const environment = {
    id: uuidOf(`environment ${title}`),
    name: title,
    values: [
      { key: HOST, value: origin, type: 'default', enabled: true },
      { key: KEY, value: '', type: 'secret', enabled: true },
    ],
    _postman_variable_scope: 'environment',
  };
  return `${JSON.stringify(environment, null, 2)}\n`;
}
