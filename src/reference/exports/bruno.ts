import { addressOf, bodyOf, type Call, type Collection, HOST, headersOf, KEY, queryOf } from './collection';

/** Files of a Bruno collection, by path. */
export function brunoFiles({ title, origin, calls, keyVariable }: Collection): Map<string, string> {
  const files = new Map<string, string>();
  files.set('bruno.json', `${JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2)}\n`);
  files.set(
    'environments/default.bru',
    block('vars', [`${HOST}: ${origin}`, `${KEY}: {{process.env.${keyVariable}}}`]),
  );
  for (const [index, call] of calls.entries()) {
    files.set(`${folderOf(call.tag)}/${call.id}.bru`, requestOf(call, index + 1, origin));
  }
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  for (const [index, tag] of tags.entries()) {
    files.set(`${folderOf(tag)}/folder.bru`, block('meta', [`name: ${tag}`, `seq: ${index + 1}`]));
  }
  return files;
}

/** Folder of a tag: without what a file system refuses. */
const folderOf = (tag: string): string => tag.replace(/[^\p{L}\p{N} -]+/gu, '-');

const block = (name: string, lines: string[]): string =>
  [`${name} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}', ''].join('\n');

const asLines = (pairs: { name: string; value: string }[]): string[] =>
  pairs.map(({ name, value }) => `${name}: ${value}`);

function requestOf(call: Call, sequence: number, origin: string): string {
  const body = bodyOf(call);
  const query = queryOf(call);
  return [
    block('meta', [`name: ${call.title}`, 'type: http', `seq: ${sequence}`]),
    block(call.request.method.toLowerCase(), [
      `url: ${addressOf(call, origin)}`,
      `body: ${body === undefined ? 'none' : 'json'}`,
      'auth: none',
    ]),
    ...(query.length === 0 ? [] : [block('params:query', asLines(query))]),
    block('headers', asLines(headersOf(call))),
    ...(body === undefined ? [] : [block('body:json', [body])]),
  ].join('\n');
}
