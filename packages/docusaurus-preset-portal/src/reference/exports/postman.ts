import { sha256 } from '../../lib/sha256';
import type { BodyPart, NamedField } from '../requests/request';
import { isFilePart } from '../samples/multipart';
import { type ExportedBody, exportedBody, typeHeader } from './body';
import {
  type Collection,
  type CollectionRequest,
  collectionSecrets,
  HOST,
  headersOf,
  loginOf,
  queryOf,
  requestAddress,
  setUpFirst,
  variablePath,
} from './collection';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Derives a UUID from a text: an import with the same ID replaces the earlier one in Postman. */
const uuidOf = (text: string): string => sha256(text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

const asKey = ({ name, value }: NamedField) => ({ key: name, value });

function partOf(part: BodyPart) {
  const { name, value, mediaType } = part;
  const typed = mediaType === undefined ? {} : { contentType: mediaType };
  return isFilePart(part)
    ? { key: name, type: 'file', src: part.filename, ...typed }
    : { key: name, type: 'text', value: value ?? '', ...typed };
}

function bodyOf(body: ExportedBody) {
  switch (body.kind) {
    case 'text':
      return { mode: 'raw', raw: body.text, options: { raw: { language: body.language } } };
    case 'form':
      return { mode: 'urlencoded', urlencoded: body.fields.map((field) => ({ ...asKey(field), type: 'text' })) };
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(partOf) };
    case 'file':
      return { mode: 'file', file: { src: body.filename } };
  }
}

function authOf(call: CollectionRequest) {
  const login = loginOf(call);
  if (!login) return undefined;
  const type = login.scheme.toLowerCase();
  const pairs = Object.entries({ username: login.user, password: login.password });
  return { type, [type]: pairs.map(([key, value]) => ({ key, value, type: 'string' })) };
}

function itemOf(call: CollectionRequest, origin: string) {
  const body = exportedBody(call.request.body);
  const { host, path } = variablePath(call, origin);
  const variables = call.variables ?? [];
  const query = queryOf(call).map(asKey);
  const auth = authOf(call);
  const url = {
    raw: requestAddress(call, origin, { host, path }),
    host: [host],
    path: path.split('/').slice(1),
    ...(query.length > 0 && { query }),
    ...(variables.length > 0 && { variable: variables.map(asKey) }),
  };
  const { method } = call.request;
  return {
    name: call.title,
    request: {
      method,
      description: [call.lead, ...setUpFirst(call)].join('\n\n'),
      ...(auth && { auth }),
      header: [...headersOf(call), ...typeHeader(body)].map(asKey),
      url,
      ...(body !== undefined && { body: bodyOf(body) }),
    },
    response: (call.responses ?? []).map(({ name, status, reason, mediaType, language, text }) => ({
      name,
      originalRequest: { method, header: [], url },
      status: reason,
      code: status,
      _postman_previewlanguage: language,
      header: [{ key: 'Content-Type', value: mediaType }],
      cookie: [],
      body: text,
    })),
  };
}

/** Creates a Postman collection (format 2.1), with a folder per tag. */
export function postmanCollection({ apiId, title, version, origin, calls }: Collection): string {
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  const collection = {
    info: { _postman_id: uuidOf(apiId), name: title, version, schema: SCHEMA },
    // Default host, for collections used without the environment. The environment has precedence.
    variable: [{ key: HOST, value: origin }],
    item: tags.map((tag) => ({
      name: tag,
      item: calls.filter((call) => call.tag === tag).map((call) => itemOf(call, origin)),
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

/** Creates a Postman environment for all collections: the host, if they share one, and all secrets, left empty. */
export function postmanEnvironment(collections: readonly Collection[], name: string): string {
  const hosts = [...new Set(collections.map(({ origin }) => origin))];
  const secrets = new Set(collections.flatMap(collectionSecrets).map((secret) => secret.name));
  const environment = {
    id: uuidOf(`environment ${name}`),
    name,
    values: [
      ...(hosts.length === 1 ? [{ key: HOST, value: hosts[0], type: 'default', enabled: true }] : []),
      ...[...secrets].map((key) => ({ key, value: '', type: 'secret', enabled: true })),
    ],
    _postman_variable_scope: 'environment',
  };
  return `${JSON.stringify(environment, null, 2)}\n`;
}
