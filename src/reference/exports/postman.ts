import { createHash } from 'node:crypto';
import { BASE, bodyOf, type Call, headersOf, type Kit } from './calls';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The same ID in every build: importing again replaces. */
const idOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

function itemOf(call: Call, origin: string) {
  const body = bodyOf(call);
  const path = call.request.url.slice(origin.length);
  const query = call.request.query.map(({ name: key, value }) => ({ key, value: encodeURIComponent(value) }));
  const search = query.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    name: call.title,
    request: {
      method: call.request.method,
      description: call.lead,
      header: headersOf(call, '{{apiKey}}').map(({ name: key, value }) => ({ key, value })),
      url: {
        raw: `{{${BASE}}}${path}${search && `?${search}`}`,
        host: [`{{${BASE}}}`],
        path: path.split('/').slice(1),
        ...(query.length > 0 && { query }),
      },
      ...(body !== undefined && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
    },
  };
}

/** A Postman collection (format 2.1), a folder per tag. */
export function postmanCollection({ apiId, title, version, origin, calls }: Kit): string {
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  const collection = {
    info: { _postman_id: idOf(apiId), name: title, version, schema: SCHEMA },
    item: tags.map((tag) => ({
      name: tag,
      item: calls.filter((call) => call.tag === tag).map((call) => itemOf(call, origin)),
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

/** The Postman environment all collections share. The key is left empty and marked as a secret. */
export function postmanEnvironment({ title, origin }: Kit): string {
  const environment = {
    id: idOf(`environment ${title}`),
    name: title,
    values: [
      { key: BASE, value: origin, type: 'default', enabled: true },
      { key: 'apiKey', value: '', type: 'secret', enabled: true },
    ],
    _postman_variable_scope: 'environment',
  };
  return `${JSON.stringify(environment, null, 2)}\n`;
}
