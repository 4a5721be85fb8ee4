// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the pieces are code.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractTypes, packClients } from 'api-clients';
import { paths } from 'docusaurus-preset-portal/node';
import { type ReadApi, readApi, writeSamples } from 'docusaurus-preset-portal/testing';
import escapeRegExp from 'lodash/escapeRegExp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { clientPackage } from '#site/clientPackages';
import { clients } from '#site/portal';
import { skipsWithout } from '../programs';
import { grammarOf } from '../samples/grammar';
import { checked, type Runner, runners, writeSample } from '../samples/languages';
import { runAll } from '../samples/runAll';
import { libraries, typeFaults } from '../support/compile';
import { options, owner } from '../support/portal';
import { testFolder } from '../support/testFolder';
import { testServer } from '../support/testServer';
import { installers } from './install';

/** Ends of comments and literals of all languages, each with a program that ends with 99 if it runs. */
const PIECES = [
  '*/ static { Runtime.getRuntime().halt(99); } /*',
  '\\u002a\\u002f static { Runtime.getRuntime().halt(99); } \\u002f\\u002a',
  '*/ process.exit(99); /*',
  "'; process.exit(99); '",
  '"); process.exit(99); ("',
  '"""\nraise SystemExit(99)\n"""',
  "'''\r\nraise SystemExit(99)\r\n'''",
  '`+${process.exit(99)}+`',
  '$(exit 99) `exit 99` {exit(99)} {$x} #{x} %s ?> <?php exit(99);',
  "\nprocess.exit(99)\rexit(99);\u2028exit(99)\u2029$'",
  '@param <b> {@code x} &#42;/ \\',
];
/** Texts in which each piece is the first, the last, and in the middle. */
const TEXTS = PIECES.map((_, index) => [...PIECES.slice(index), ...PIECES.slice(0, index)].join(' '));

const thingOf = (text: string) => ({ [text]: text, plain: 'answered', kind: text, below: { [text]: [text] } });
/** The names of parameters are one line. */
const lineOf = (text: string): string => text.replace(/\s+/g, ' ').trim();
const indexIn = (url: string): number => Number(/^\/v1\/(?:a\/it.*?x%22%20|b\/)(\d+)/.exec(url)?.[1]);

/** A contract with a text in every position: TEXT, and WORD in the names of files, classes and methods. */
const CONTRACT = `
openapi: 3.1.0
info: {title: TEXT, summary: TEXT, version: TEXT, description: TEXT, license: {name: TEXT}, contact: {name: TEXT}}
servers: [{url: 'ORIGIN/{base}', description: TEXT, variables: {base: {default: v1, description: TEXT, enum: [v1, TEXT]}}}]
tags: [{name: TEXT, description: TEXT}]
security: [{TEXT scheme: [TEXT]}]
paths:
  /a/it's "$x" INDEX/{id}:
    get:
      operationId: getINDEXWORD
      tags: [TEXT]
      summary: TEXT
      description: TEXT
      externalDocs: {url: 'https://docs.example.com', description: TEXT}
      parameters:
        - {name: id, in: path, required: true, description: TEXT, example: TEXT, schema: &text {title: TEXT, description: TEXT, type: string, pattern: PATTERN, example: TEXT}}
        - {name: LINE query, in: query, required: true, description: TEXT, example: TEXT, schema: {description: TEXT, enum: [TEXT, '', other]}}
      responses: &responses
        200: {description: TEXT, content: {application/json: &thing {schema: {$ref: '#/components/schemas/REF'}, example: THING}}}
        400: {description: TEXT, content: {application/problem+json: {schema: {$ref: '#/components/schemas/Problem'}}}}
  /b/INDEX:
    post:
      operationId: postINDEXWORD
      summary: TEXT
      parameters: [{name: LINE query, in: query, required: true, description: TEXT, example: [TEXT, TEXT], schema: {type: array, items: *text}}]
      requestBody: {description: TEXT, required: true, content: {application/json: *thing}}
      responses: *responses
components:
  schemas:
    ThingINDEX WORD:
      title: TEXT
      description: TEXT
      type: object
      required: [TEXT, plain]
      properties:
        TEXT: *text
        plain: {type: [string, 'null'], default: TEXT}
        class: {type: string}
        import: {type: integer}
        kind: {description: TEXT, enum: [TEXT, '', other], x-enum-descriptions: {other: TEXT}}
        below: {title: TEXT, type: object, properties: {TEXT: {type: array, items: *text}}}
    Problem: {description: TEXT, type: object, properties: {detail: *text, WORD memberINDEX: *text, count: {type: integer}}}
  securitySchemes:
    TEXT scheme: {type: oauth2, description: TEXT, flows: {implicit: {authorizationUrl: 'https://a.example.com', scopes: {TEXT: TEXT}}}}
    TEXT other: {type: apiKey, in: query, name: TEXT, description: TEXT}
`;

function contractOf(text: string, index: number, origin: string): string {
  const word = PIECES[index] ?? '';
  const values: Record<string, string> = {
    TEXT: text,
    WORD: word,
    LINE: lineOf(word),
    INDEX: String(index),
    ORIGIN: origin,
    PATTERN: `^${escapeRegExp(text)}$`,
    REF: encodeURIComponent(`Thing${index} ${word}`.replaceAll('~', '~0').replaceAll('/', '~1')),
  };
  const quoted = (value: string) => JSON.stringify(value).slice(1, -1);
  return JSON.stringify(parse(CONTRACT))
    .replaceAll('"THING"', () => JSON.stringify(thingOf(text)))
    .replace(/TEXT|WORD|LINE|INDEX|ORIGIN|PATTERN|REF/g, (name) => quoted(values[name] ?? ''));
}

const received: { url: string; authorization?: string; body: string }[] = [];
const server = testServer(async (message, response) => {
  let body = '';
  for await (const chunk of message.setEncoding('utf8')) body += chunk;
  received.push({ url: message.url ?? '', authorization: message.headers.authorization, body });
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(thingOf(TEXTS[indexIn(message.url ?? '')] ?? '')));
});
const folder = testFolder();
const own = { static: paths.static };
let apis: ReadApi[] = [];

beforeAll(async () => {
  apis = await Promise.all(
    TEXTS.map((title, index) => {
      const [id, spec] = [`a${index}`, `a${index}.json`];
      writeFileSync(path.join(folder, spec), contractOf(title, index, server.origin));
      return readApi({ id, title, spec, route: `/api/${id}`, blurb: title }, folder, owner, { onFault: () => {} });
    }),
  );
  expect(await pack(folder, apis)).toEqual([expect.stringMatching(/^Clients: TypeScript, Python.*, Java.*, with 22 /)]);
});
afterAll(() => void Object.assign(paths, own));

const withTypes = (all: ReadApi[]) =>
  Promise.all(all.map(async (api) => ({ ...api, types: await contractTypes(api.document, api.ref.title) })));

/** Makes the clients of contracts. Returns the line for the log, and what was refused. */
async function pack(served: string, all: Parameters<typeof packClients>[1]): Promise<string[]> {
  const refused: string[] = [];
  const log = await packClients(served, await withTypes(all as ReadApi[]), clientPackage(), ({ message }) =>
    refused.push(message),
  );
  // The runner of samples in Java takes the jar of the site.
  Object.assign(paths, { static: served });
  return [log, ...refused];
}

function samplesOf(all: ReadApi[], language: string) {
  const callsOf = clients.callsOf(all);
  return all.flatMap((api) =>
    api.operations.flatMap(({ operation, located }) => {
      const samples = writeSamples(operation, located, { ...api, callsOf }, options);
      const { text = '' } = samples.find((one) => one.language === language) ?? {};
      return { name: `${api.ref.id}${operation.method}`.toLowerCase(), text };
    }),
  );
}

/** Runs the samples of a language. Returns the requests that the server received. */
async function runSamples(served: string, all: ReadApi[], language: string, variables: Record<string, string>) {
  const home = path.join(served, language);
  mkdirSync(home);
  await installers[language]?.(home, served);
  const samples = samplesOf(all, language);
  for (const { name, text } of samples) writeSample(path.join(home, name), runners[language] as Runner, text);
  received.length = 0;
  const names = samples.map(({ name }) => name);
  const ran = await runAll(language, home, names, { ...variables, LC_ALL: 'C.UTF-8' });
  for (const { name, text } of samples) {
    const { status, stdout, stderr } = ran.get(name) ?? {};
    expect({ status, stderr }, text).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('answered');
  }
  expect(received).toHaveLength(samples.length);
  return received;
}

describe.each(Object.entries(runners))('%s', (language, { needs }) => {
  it.skipIf(skipsWithout(...needs))('sends what the contract says, and runs nothing of it', async () => {
    const sent = await runSamples(folder, apis, language, { DANISH_DATA_API_KEY: 'key', ACCESS_TOKEN: 'key' });
    expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer key']));
    for (const [index, text] of TEXTS.entries()) {
      const [got, posted] = sent
        .filter(({ url }) => indexIn(url) === index)
        .sort((a, b) => a.body.length - b.body.length);
      const [address = '', query] = got?.url.split('?') ?? [];
      expect([...new URLSearchParams(query)]).toEqual([[`${lineOf(PIECES[index] ?? '')} query`, text]]);
      expect(decodeURIComponent(address.split('/').at(-1) ?? '')).toBe(text);
      expect(JSON.parse(posted?.body ?? '')).toEqual(thingOf(text));
    }
  });
});

describe.each(checked)('%s', (language) => {
  it.skipIf(skipsWithout(language))('has its grammar in every sample', async () => {
    const isValid = await grammarOf(language);
    expect(samplesOf(apis, language).filter(({ text }) => text === '' || !isValid(text))).toEqual([]);
  });
});

it('the types of the contracts and of the client compile, with every sample', async () => {
  const files = (await withTypes(apis)).flatMap(({ ref: { id }, types }) =>
    ['get', 'post'].flatMap((method) => {
      writeFileSync(path.join(folder, 'typescript', id + method, `${id}.d.ts`), types);
      return ['typescript', 'typescript-client'].map((one) => path.join(folder, one, id + method, 'request.mts'));
    }),
  );
  expect(files).toHaveLength(4 * TEXTS.length);
  expect(typeFaults(files, { skipLibCheck: false, lib: libraries.dom })).toEqual([]);
});
