import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '../../lib/paths';
import { LOADS_TYPESCRIPT } from '../../lib/typescript';
import generationPlugin from '.';
import { beginBuild, ensureGenerated } from './ensureGenerated';

let site = '';
beforeEach(async () => {
  // Below this repository, where the program that runs TypeScript is found.
  await mkdir(paths.generated, { recursive: true });
  site = await mkdtemp(path.join(paths.generated, 'generation-'));
  for (const folder of ['scripts', 'src', paths.specs, paths.data])
    await mkdir(path.join(site, folder), { recursive: true });
  await writeFile(path.join(site, 'package-lock.json'), '{}');
});
afterEach(() => rm(site, { recursive: true }));

const generator = (program: string) => writeFile(path.join(site, 'scripts/generate.ts'), program);

it('goes on when the reference is there, and says later that the rest failed', async () => {
  await generator("process.send?.('reference'); process.exitCode = 1;");
  const { reference, whole } = ensureGenerated(site);
  await reference;
  await expect(whole).rejects.toThrow('The reference was not generated');
});

it('does not go on when the reference fails', async () => {
  await generator('process.exitCode = 1;');
  const { reference } = ensureGenerated(site);
  await expect(reference).rejects.toThrow('The reference was not generated');
});

it.each(['reference', 'whole'] as const)('who waits for the %s alone meets its failure, and no other', async (part) => {
  await generator('process.exitCode = 1;');
  const generation = ensureGenerated(site);
  await expect(generation[part]).rejects.toThrow('The reference was not generated');
});

it('goes on after a generator that says nothing', async () => {
  await generator('');
  const { reference, whole } = ensureGenerated(site);
  await Promise.all([reference, whole]);
});

it('starts the process at once, before anybody waits', async () => {
  await generator('');
  const { whole } = ensureGenerated(site);
  expect(process.getActiveResourcesInfo()).toContain('ProcessWrap');
  await whole;
});

const runs = () => readFile(path.join(site, 'runs'), 'utf8');

it('takes what was begun, once', async () => {
  await generator("require('node:fs').appendFileSync('runs', 'run ');");
  beginBuild(site);
  beginBuild(site);
  await ensureGenerated(site).whole;
  expect(await runs()).toBe('run ');
  await ensureGenerated(site).whole;
  expect(await runs()).toBe('run run ');
});

it('a reload of the dev server does not wait: the docs plugin reloads when the pages change', async () => {
  await generator("setTimeout(() => require('node:fs').appendFileSync('runs', 'run '), 500);");
  const { loadContent } = await generationPlugin({ siteDir: site } as LoadContext);
  await loadContent?.();
  expect(await runs()).toBe('run ');
  await Promise.all([loadContent?.(), loadContent?.()]);
  expect(await runs()).toBe('run ');
  // Two edits at once: one generation after the other.
  await expect.poll(runs, { timeout: 20_000 }).toBe('run run run ');
});

const ENDLESS = "process.once('disconnect', () => process.exit()); setInterval(() => undefined, 1000);";

/** Starts a process that begins a build, and ends as Docusaurus does on a signal. */
async function startBuild() {
  const program = `
    process.on('SIGTERM', () => process.exit());
    require(${JSON.stringify(path.join(__dirname, 'ensureGenerated.ts'))}).beginBuild(${JSON.stringify(site)});
    console.log('begun');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, [...LOADS_TYPESCRIPT, '-e', program]);
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  const end = async () => {
    child.kill('SIGTERM');
    const [status] = await closed;
    return { status, printed };
  };
  return { child, end };
}

it('a build that is interrupted has failed, however early', async () => {
  await generator(ENDLESS);
  const { end } = await startBuild();
  expect(await end()).toMatchObject({ status: 1 });
});

it('a second build in the same folder is refused', async () => {
  await generator(ENDLESS);
  const first = await startBuild();
  const second = await startBuild();
  const { status, printed } = await second.end();
  expect(status).toBe(1);
  expect(printed).toContain(`A build or a generation of this site is already running: process ${first.child.pid}`);
  await first.end();
  const third = await startBuild();
  expect(third.child.exitCode).toBe(null);
  await third.end();
});
