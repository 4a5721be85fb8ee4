import { BASE, bodyOf, type Call, headersOf, type Kit, pathOf } from './calls';

/** Files of a Bruno collection, by path. */
export function brunoFiles(kit: Kit): Map<string, string> {
  const { title, origin, calls, keyVariable } = kit;
  const files = new Map<string, string>();
  files.set('bruno.json', `${JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2)}\n`);
  files.set(
    'environments/default.bru',
    block('vars', [`${BASE}: ${origin}`, `apiKey: {{process.env.${keyVariable}}}`]),
  );
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  for (const [index, call] of calls.entries()) {
    files.set(`${fileName(call.tag)}/${call.operationId}.bru`, requestOf(call, index + 1, origin));
  }
  for (const [index, tag] of tags.entries()) {
    files.set(`${fileName(tag)}/folder.bru`, block('meta', [`name: ${tag}`, `seq: ${index + 1}`]));
  }
  return files;
}

const fileName = (tag: string): string => tag.replace(/[^\p{L}\p{N} -]+/gu, '-');

const block = (name: string, lines: string[]): string =>
  [`${name} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}', ''].join('\n');

function requestOf(call: Call, sequence: number, origin: string): string {
  const body = bodyOf(call);
  const url = `{{${BASE}}}${pathOf(call, origin)}`;
  return [
    block('meta', [`name: ${call.title}`, 'type: http', `seq: ${sequence}`]),
    block(call.request.method.toLowerCase(), [
      `url: ${url}`,
      `body: ${body === undefined ? 'none' : 'json'}`,
      'auth: none',
    ]),
    ...(call.request.query.length === 0
      ? []
      : [
          block(
            'params:query',
            call.request.query.map(({ name, value }) => `${name}: ${encodeURIComponent(value)}`),
          ),
        ]),
    block(
      'headers',
      headersOf(call, '{{apiKey}}').map(({ name, value }) => `${name}: ${value}`),
    ),
    ...(body === undefined ? [] : [block('body:json', [body])]),
  ].join('\n');
}
