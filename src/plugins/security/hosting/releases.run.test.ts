import { spawn } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFilesSync } from '../../../lib/listFiles';
import { writeManifest } from '../../../lib/manifest';
import { LOADS_TYPESCRIPT } from '../../../lib/typescript';
import { pointTo, release, releases } from './releases';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);

async function put(name: string, content: string) {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), content);
}

/** Makes a build whose pages and code name it. */
async function makeBuild(name: string, pages = 3) {
  for (const page of ['index', '404', ...Array.from({ length: pages }, (_, index) => `docs/${index}/index`)])
    await put(`${name}/${page}.html`, page === '404' ? 'nothing here' : `${page} of ${name}`);
  await put(`${name}/assets/${name}.js`, name);
  await put(`${name}/.deploy/nginx/headers.conf`, `# ${name}`);
  await writeManifest(at(name));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await makeBuild('one');
});
afterEach(() => rm(folder, { recursive: true }));

const publish = (name: string) => release(at(name), at('home'));
const inService = (name: string) => readFile(at('home/current', name), 'utf8');

describe('a publication is refused', () => {
  it.each([
    ['a folder that does not exist', 'mistyped', 'there is no such folder'],
    ['a folder of something else', 'one/docs', 'index.html, 404.html, assets, .files is missing'],
  ])('of %s', async (_, name, message) => {
    await publish('one');
    await expect(publish(name)).rejects.toThrow(message);
    expect(await releases(at('home'))).toEqual(['000001']);
    expect(await inService('index.html')).toBe('index of one');
  });

  it.each([
    ['has not ended', () => rm(at('one/.files')), '.files is missing'],
    [
      'lost a file',
      () => rm(at('one/docs/1/index.html')),
      'docs/1/index.html is missing or was changed after the build',
    ],
    ['was changed', () => appendFile(at('one/docs/1/index.html'), '!'), 'docs/1/index.html is missing or was changed'],
    ['got a file', () => writeFile(at('one/more.html'), ''), 'more.html is not a file of the build'],
    [
      'lists a file outside',
      () => appendFile(at('one/.files'), `${'0'.repeat(64)}  ../secret\n`),
      'not the file list of',
    ],
  ])('of a build that %s', async (_, change, message) => {
    await change();
    await expect(publish('one')).rejects.toThrow(message);
    expect(await releases(at('home'))).toEqual([]);
    expect(listFilesSync(folder).filter((name) => name.startsWith('home'))).toEqual([]);
  });
});

it('goes back with the code and the header files of the release', async () => {
  await makeBuild('two');
  await publish('one');
  const { ino } = await stat(at('home/current/404.html'));
  expect(await publish('two')).toBe('000002');
  expect(await inService('.deploy/nginx/headers.conf')).toBe('# two');
  expect(await inService('assets/one.js')).toBe('one');
  expect((await stat(at('home/current/404.html'))).ino).toBe(ino);
  await pointTo(at('home'), '000001');
  expect(await inService('.deploy/nginx/headers.conf')).toBe('# one');
  await expect(pointTo(at('home'), '000007')).rejects.toThrow('There are: 000001, 000002');
});

it('keeps the packages of the clients of all releases', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await makeBuild(name);
    await put(`${name}/clients/client-${name}.tgz`, name);
    await put(`${name}/clients/hashes.json`, name);
    await writeManifest(at(name));
    await publish(name);
  }
  for (const name of ['one', 'two', 'three', 'four', 'five'])
    expect(await inService(`clients/client-${name}.tgz`)).toBe(name);
  expect(await inService('clients/hashes.json')).toBe('five');
});

it('takes the code of releases from before lists had hashes', async () => {
  await publish('one');
  await writeFile(at('home/releases/000001/.files'), 'assets/one.js\nindex.html\n');
  await makeBuild('two');
  await publish('two');
  expect(await inService('assets/one.js')).toBe('one');
});

/** Runs the command line; returns its exit code and what it printed. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [...LOADS_TYPESCRIPT, 'scripts/release.ts', ...args]);
  let printed = '';
  const add = (text: Buffer) => {
    printed += text;
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', add);
  return new Promise<{ code: number | null; printed: string }>((done) =>
    child.on('close', (code) => done({ code, printed })),
  );
}

it('of two publications at once each is whole or refused', async () => {
  const PAGES = 200;
  await makeBuild('two', PAGES);
  for (let tries = 0; tries < 2; tries++) {
    const both = await Promise.all([run('publish', at('two'), at('home')), run('publish', at('two'), at('home'))]);
    expect(both.some(({ code }) => code === 0)).toBe(true);
    for (const { code, printed } of both)
      expect(printed).toMatch(code === 0 ? /^Release \d{6} is in service\.\n$/ : /^\nA publication to .* is under way/);
    const current = at('home', await readlink(at('home/current')));
    expect(listFilesSync(current)).toEqual(listFilesSync(at('two')));
  }
});
