import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { type Api, site } from '#site';
import { listen } from '../../packages/docusaurus-preset-portal/src/lib/listen.fixture';
import { ownerOf } from '../../packages/docusaurus-preset-portal/src/openapi/applyBranding';
import { environmentFile, exportFiles } from '../../packages/docusaurus-preset-portal/src/reference/exports';
import { readApi } from '../../packages/docusaurus-preset-portal/src/reference/generate/readApi';
import { writeSamples } from '../../packages/docusaurus-preset-portal/src/reference/generate/samples';
import { secretVariables } from '../../packages/docusaurus-preset-portal/src/reference/requests/secretVariables';
import {
  type Received,
  read,
  reportText,
} from '../../packages/docusaurus-preset-portal/src/reference/samples/received.fixture';
import { type Runner, runners, writeSample } from '../samples/languages';
import { runAll } from '../samples/runAll';

/** Environment variables of the reader's shell. */
export const VALUES = {
  [site.keyVariable]: 'key-1',
  [`${site.keyVariable}_2`]: 'key-2',
  [secretVariables.token]: 'token-1',
  [secretVariables.user]: 'user-1',
  [secretVariables.password]: 'pass word',
  // Variables of schemes that are not the only ones of their kind.
  API_KEY: 'key-1',
  COOKIE_KEY: 'key-1',
  QUERY_KEY: 'key-2',
  BEARER_TOKEN: 'token-1',
  OAUTH_TOKEN: 'token-2',
};
/** Files that samples send. */
const FILES = ['photo.png', 'either.bin', 'file.png', 'file.bin', 'body.bin'];

const placeFiles = (at: string) => {
  mkdirSync(at, { recursive: true });
  for (const file of FILES) writeFileSync(join(at, file), reportText);
};

/** A fixture whose samples and files send their requests to a recording server. */
export async function record(spec: string) {
  const arrived = new Map<string, Map<string, Received>>();
  const folder = mkdtempSync(join(tmpdir(), 'requests-'));
  const server = await listen(async (message, response) => {
    const body = await buffer(message);
    const [, program = '', rest = ''] = /^\/([^/]+)(.*)$/s.exec(message.url ?? '') ?? [];
    const received = read(message, rest, body);
    arrived.get(program)?.set(`${received.method} ${received.path}`, received);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  });
  const fixture = { id: 'fixture', title: 'Fixture', spec, route: '/api/fixture', blurb: '' } as Api;
  const api = await readApi(fixture, 'tests/fixtures/contracts', ownerOf({}));
  const called = api.operations.filter(({ operation }) => operation.kind === 'operation');

  /** Replaces the servers of the contract by the recording one. */
  const moved = (text: string, program: string) =>
    text.replace(
      /https:\/\/(\w+\.\w+\.test|[\w.]+\.example\.com)(:8443)?(?=\/)|https:\/\/\{region\}\.example\.com/g,
      () => `${server.origin}/${program}`,
    );

  const start = (program: string) => {
    arrived.set(program, new Map());
    const at = join(folder, program);
    placeFiles(at);
    return at;
  };

  /** Runs the sample of each operation with curl. */
  async function sendSamples() {
    const at = start('shell');
    for (const { operation, located } of called) {
      const text = writeSamples(operation, located, api).find(({ language }) => language === 'shell')?.text ?? '';
      placeFiles(join(at, operation.id));
      writeSample(join(at, operation.id), runners.shell as Runner, moved(text, 'shell'));
    }
    const names = called.map(({ operation }) => operation.id);
    const ran = await runAll('shell', at, names, { ...VALUES, LC_ALL: 'C.UTF-8' });
    for (const [name, { status, stdout, stderr }] of ran) expect(status, `${name} ${stdout} ${stderr}`).toBe(0);
  }

  /** Creates a folder for a program, with an exported file in it. */
  async function placeExports(program: string, names: Record<string, string>) {
    const at = start(program);
    const source = { ...api, ...(JSON.parse(moved(JSON.stringify(api), program)) as typeof api) };
    const environment = environmentFile([source]);
    const files = [...(await exportFiles(source)), ...(environment ? [environment] : [])];
    for (const [ending, name] of Object.entries(names))
      writeFileSync(join(at, name), files.find((file) => file.name.endsWith(ending))?.content ?? '');
    return at;
  }

  /** Expects a program to send the same requests as curl. */
  function expectAsCurl(program: string) {
    const wanted = arrived.get('shell') ?? new Map<string, Received>();
    expect(wanted.size).toBe(called.length);
    expect(arrived.get(program)).toEqual(wanted);
  }

  const close = () => {
    void server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { arrived, sendSamples, placeExports, expectAsCurl, close };
}
