import type { Pair } from '../requests/request';
import { isFile, typeOfPart } from '../samples/multipart';
import { type ExportedBody, exportedBody, formText, typeHeader } from './body';
import { oneLine } from './brunoText';
import {
  addressOf,
  type Call,
  type Collection,
  HOST,
  headersOf,
  loginOf,
  sandboxOf,
  secretsOf,
  setUpFirst,
} from './collection';

const BOUNDARY = 'part-of-the-request';

/** Returns the headers and lines of a body. A file is included by `<`. */
function bodyOf(body: ExportedBody | undefined): { headers: Pair[]; lines: string[] } {
  const headers = typeHeader(body);
  switch (body?.kind) {
    case undefined:
      return { headers, lines: [] };
    case 'text':
      return { headers, lines: [body.text] };
    case 'form':
      return bodyOf(formText(body.fields));
    case 'file':
      return { headers, lines: [`< ./${body.filename}`] };
    case 'multipart': {
      const parts = body.parts.flatMap((part) => [
        `--${BOUNDARY}`,
        `Content-Disposition: form-data; name="${part.name}"${part.filename === undefined ? '' : `; filename="${part.filename}"`}`,
        ...(part.mediaType === undefined && !isFile(part) ? [] : [`Content-Type: ${typeOfPart(part)}`]),
        '',
        isFile(part) ? `< ./${part.filename}` : (part.value ?? ''),
      ]);
      return {
        headers: [{ name: 'Content-Type', value: `multipart/form-data; boundary=${BOUNDARY}` }],
        lines: [...parts, `--${BOUNDARY}--`],
      };
    }
  }
}

/** One header per cookie: httpyac reads only one cookie per header, and other clients join them. */
const asLines = ({ name, value }: Pair): string[] =>
  (name === 'Cookie' ? value.split('; ') : [value]).map((one) => `${name}: ${oneLine(one)}`);

function requestOf(call: Call, origin: string): string {
  const { headers, lines } = bodyOf(exportedBody(call.request.body));
  const login = loginOf(call);
  return [
    `### ${oneLine(call.title)}`,
    ...setUpFirst(call).map((text) => `# ${text}`),
    `# @name ${call.id}`,
    `${call.request.method} ${addressOf(call, origin)}`,
    ...(login ? [`Authorization: ${login.scheme} ${login.user} ${login.password}`] : []),
    ...[...headersOf(call), ...headers].flatMap(asLines),
    ...(lines.length === 0 ? [] : ['', ...lines]),
    '',
  ].join('\n');
}

/** Returns a `.http` file for the HTTP clients of JetBrains and Visual Studio Code. */
export function httpFile(collection: Collection): string {
  const { title, version, origin, calls } = collection;
  const secrets = secretsOf(collection);
  const sandbox = sandboxOf(collection);
  const head = [
    `# ${oneLine(title)} ${version}`,
    ...secrets.flatMap(({ name, variable }) => [
      `# ${name} comes from the environment variable ${variable}.`,
      `# JetBrains: write {{$env.${variable}}} in the line of ${name}.`,
    ]),
    ...(sandbox ? [`# Sandbox: ${HOST} is ${sandbox.host}; it takes any key.`] : []),
    `@${HOST} = ${origin}`,
    ...secrets.map(({ name, variable }) => `@${name} = {{$processEnv ${variable}}}`),
    '',
  ];
  return [...head, ...calls.map((call) => requestOf(call, origin))].join('\n');
}
