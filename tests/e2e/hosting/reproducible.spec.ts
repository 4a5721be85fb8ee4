import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../../../src/listFiles';
import { BUILD, expect, test } from './support/test';

const run = promisify(execFile);

test('a second cold build is the same byte for byte @nightly', async () => {
  // The first one must have been made here, from the same generated folder.
  test.skip(process.env.PORTAL_BUILD !== undefined, 'PORTAL_BUILD names a build made elsewhere.');
  test.setTimeout(300_000);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'second-'));
  const [site, deploy] = [path.join(folder, 'site'), path.join(folder, 'deploy')];
  try {
    await rm('.docusaurus', { recursive: true, force: true });
    const env = { ...process.env, PORTAL_DEPLOY: deploy };
    await run('npx', ['docusaurus', 'build', '--out-dir', site], { env, maxBuffer: 50_000_000 });
    const names = await listFiles(site);
    expect(names).toEqual(await listFiles(BUILD));
    expect(names.length).toBeGreaterThan(200);
    const differs = async (name: string) =>
      !(await readFile(path.join(site, name))).equals(await readFile(path.join(BUILD, name)));
    const found = await Promise.all(names.map(async (name) => ((await differs(name)) ? [name] : [])));
    expect(found.flat()).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
