import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from 'openapi-toolkit/node';
import { describe, expect, it } from 'vitest';
import { TYPESCRIPT } from '../support/execute';
import { testFolder } from '../support/testFolder';

/** A rendering that is stopped by Ctrl-C, or by a program that only knows its process. */

const SPEC = path.resolve('tests/fixtures/render/library.yaml');
const BIN = 'packages/portal-cli/bin/portal-cli.cjs';

const folder = testFolder();
/** Working folders of the processes that run, where the system tells them. */
function foldersOfProcesses(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`);
      } catch {
        return [];
      }
    });
}

/** Waits for a part of the output. */
async function says(child: ChildProcess, part: string): Promise<void> {
  let output = '';
  for await (const text of child.stdout ?? []) {
    output += text;
    if (output.includes(part)) return;
  }
  throw new Error(`It ended without "${part}": ${output}`);
}

const ended = (child: ChildProcess) => once(child, 'exit') as Promise<[status: number | null, signal: string | null]>;

// Windows knows no signals.
describe.skipIf(process.platform === 'win32')('nothing is left of a rendering', () => {
  it.each([
    ['that generates, its process group stopped', 'Library API', '.generated/', true],
    ['that builds, its process stopped', 'Building', '.docusaurus/', false],
  ])('%s', async (_, line, made, isGroup) => {
    const temporary = await mkdtemp(path.join(folder, 'tmp-'));
    const parent = await mkdtemp(path.join(folder, 'parent-'));
    const out = path.join(parent, 'out');
    const [program = '', ...args] = [process.execPath, BIN, '--spec', SPEC, '--out', out];
    const child = spawn(program, args, {
      detached: true,
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (text) => {
      errors += text;
    });
    const end = ended(child);
    await says(child, line);
    const hasMade = async () => (await listFiles(temporary)).some((name) => name.includes(made));
    await expect.poll(hasMade, { timeout: 120_000, interval: 200 }).toBe(true);
    process.kill(isGroup ? -(child.pid as number) : (child.pid as number), 'SIGINT');
    expect(await end, errors).toEqual([130, null]);
    expect(errors).toContain('Stopped.');
    expect(await readdir(parent)).toEqual([]);
    expect((await readdir(temporary)).filter((name) => name.startsWith('portal-'))).toEqual([]);
    expect(foldersOfProcesses().filter((name) => name.startsWith(temporary))).toEqual([]);
  });

  it('whose build takes no notice, as with a guide that runs for ever', async () => {
    const site = await mkdtemp(path.join(folder, 'site-'));
    const endless = `process.on('SIGTERM', () => {}); require('fs').writeFileSync('begun', ''); for (;;);`;
    const program = `const { runNode, stoppable } = require('portal-cli/testing');
      stoppable(() => runNode(['-e', ${JSON.stringify(endless)}], ${JSON.stringify(site)})).catch((error) => {
        process.exitCode = error.status;
      });`;
    const child = spawn(process.execPath, [...TYPESCRIPT.slice(1), '-e', program], { stdio: 'inherit' });
    const end = ended(child);
    await expect.poll(() => existsSync(path.join(site, 'begun')), { timeout: 120_000 }).toBe(true);
    child.kill('SIGINT');
    expect(await end).toEqual([130, null]);
    expect(foldersOfProcesses().filter((name) => name.startsWith(site))).toEqual([]);
  });
});
