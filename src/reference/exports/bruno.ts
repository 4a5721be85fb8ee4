import { cutName } from '../../openapi/names';
import type { Pair } from '../requests/request';
import { brunoBody } from './brunoBody';
import { block, oneLine } from './brunoText';
import {
  addressOf,
  type Call,
  type Collection,
  HOST,
  headersOf,
  loginOf,
  queryOf,
  sandboxOf,
  secretsOf,
  setUpFirst,
  variablePath,
} from './collection';

/** Returns the files of a Bruno collection, by path. */
export function brunoFiles(collection: Collection): Map<string, string> {
  const { title, origin, calls } = collection;
  const files = new Map<string, string>();
  files.set('bruno.json', `${JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2)}\n`);
  const environment = (host: string, secret: (variable: string) => string) =>
    block('vars', [`${HOST}: ${host}`, ...secretsOf(collection).map((one) => `${one.name}: ${secret(one.variable)}`)]);
  files.set(
    'environments/default.bru',
    environment(origin, (variable) => `{{process.env.${variable}}}`),
  );
  const sandbox = sandboxOf(collection);
  if (sandbox)
    files.set(
      'environments/sandbox.bru',
      environment(sandbox.host, () => sandbox.key),
    );
  for (const [index, call] of calls.entries()) {
    files.set(`${folderOf(call.tag)}/${call.id}.bru`, requestOf(call, index + 1, origin));
  }
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  for (const [index, tag] of tags.entries()) {
    files.set(`${folderOf(tag)}/folder.bru`, block('meta', [`name: ${oneLine(tag)}`, `seq: ${index + 1}`]));
  }
  return files;
}

/** Returns the folder name of a tag, without characters that file systems reject. */
const folderOf = (tag: string): string => cutName(tag.replace(/[^\p{L}\p{N} -]+/gu, '-'));

const asLines = (pairs: Pair[]): string[] => pairs.map(({ name, value }) => `${name}: ${oneLine(value)}`);

function requestOf(call: Call, sequence: number, origin: string): string {
  const body = brunoBody(call.request.body);
  const query = queryOf(call);
  const variables = call.variables ?? [];
  const login = loginOf(call);
  const auth = login ? login.scheme.toLowerCase() : 'none';
  const headers = [...headersOf(call), ...body.headers];
  return [
    block('meta', [`name: ${oneLine(call.title)}`, 'type: http', `seq: ${sequence}`]),
    block(call.request.method.toLowerCase(), [
      `url: ${addressOf(call, origin, variablePath(call, origin))}`,
      `body: ${body.mode}`,
      `auth: ${auth}`,
    ]),
    ...(query.length === 0 ? [] : [block('params:query', asLines(query))]),
    ...(variables.length === 0 ? [] : [block('params:path', asLines(variables))]),
    ...(headers.length === 0 ? [] : [block('headers', asLines(headers))]),
    ...(login ? [block(`auth:${auth}`, [`username: ${login.user}`, `password: ${login.password}`])] : []),
    ...body.blocks,
    ...setUpFirst(call).map((text) => block('docs', [text])),
  ].join('\n');
}
