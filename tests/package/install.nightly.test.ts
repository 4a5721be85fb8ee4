import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { execute } from '../support/execute';
import { npm } from '../support/npm';

/** Renders a portal with the npm package alone, from an empty folder whose name has a blank. */

const PACKAGE = path.resolve('packages/portal-cli');

/** Arguments of `npm exec` for the packed files of a version. */
const packed = (version: string): string[] => [
  '--yes',
  ...['portal-cli', 'docusaurus-preset-portal', 'openapi-toolkit', 'api-clients'].map(
    (name) => `--package=./${name}-${version}.tgz`,
  ),
  '--',
  'portal-cli',
];

let folder = '';
let work = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  work = path.join(folder, 'empty folder');
  await mkdir(work);
  await cp('tests/fixtures/render', work, { recursive: true });
  const { status, stderr } = await execute([process.execPath, 'packages/pack.cjs', work], '.');
  expect(status, stderr).toBe(0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a portal is rendered, and the packages are those of the lockfile', { timeout: 900_000 }, async () => {
  const { version } = JSON.parse(await readFile(path.join(PACKAGE, 'package.json'), 'utf8'));
  const cache = path.join(folder, 'cache');
  const call = (args: string[], settings = {}) =>
    execute(npm('exec', ...packed(version), ...args), work, {
      XDG_CACHE_HOME: cache,
      LOCALAPPDATA: cache,
      npm_config_cache: path.join(folder, 'npm'),
      ...settings,
    });
  const first = await call(['--spec', 'library.yaml', '--out', 'my portal']);
  expect(first.status, first.stderr).toBe(0);
  for (const file of ['index.html', 'api/library/index.html'])
    expect(existsSync(path.join(work, 'my portal', file)), file).toBe(true);

  // The packages are there now: the second call needs no network.
  const second = await call(['--spec', 'library.yaml', '--check'], { npm_config_registry: 'http://127.0.0.1:9' });
  expect(second.status, second.stderr).toBe(0);
  expect(second.stderr).not.toContain('Installing');
});

// Windows knows no signals.
it.skipIf(process.platform === 'win32')('a first call that is stopped leaves nothing', async () => {
  const { version } = JSON.parse(await readFile(path.join(PACKAGE, 'package.json'), 'utf8'));
  const cache = path.join(folder, 'stopped');
  const [program = '', ...args] = npm('exec', ...packed(version), '--spec', 'library.yaml');
  const env = { ...process.env, XDG_CACHE_HOME: cache, npm_config_cache: path.join(folder, 'npm') };
  const child = spawn(program, args, { cwd: work, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = once(child, 'close');
  let output = '';
  child.stderr.on('data', (text) => {
    if (!output.includes('Installing') && `${output}${text}`.includes('Installing'))
      process.kill(-(child.pid as number), 'SIGINT');
    output += text;
  });
  await end;
  expect(output).toContain('Stopped.');
  expect(await readdir(path.join(cache, 'portal-cli'))).toEqual([]);
});
