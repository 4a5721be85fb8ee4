import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../src/lib/listFiles';
import { TYPESCRIPT } from '../support/execute';

/** A rendering that is stopped by Ctrl-C, or by a program that only knows its process. */

const SPEC = path.resolve('tests/fixtures/render/library.yaml');

/** A guide that does not end, and says in the folder of the site that it has begun. */
const ENDLESS = `{(() => { process.getBuiltinModule('node:fs').writeFileSync('endless', ''); for (;;); })()}`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stopped-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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
    ['that generates, its process group stopped', 'Library API', '.generated/', true, undefined],
    ['that builds, its process stopped', 'Building', '.docusaurus/', false, undefined],
    ['whose guide runs for ever', 'Building', '/endless', false, ENDLESS],
  ])('%s', async (_, line, made, isGroup, guide) => {
    const temporary = await mkdtemp(path.join(folder, 'tmp-'));
    const parent = await mkdtemp(path.join(folder, 'parent-'));
    const guides = await mkdtemp(path.join(folder, 'guides-'));
    const out = path.join(parent, 'out');
    const options = guide ? ['--guides', guides] : [];
    if (guide) await writeFile(path.join(guides, 'one.mdx'), `# One\n\n${guide}\n`);
    const [program = '', ...args] = [...TYPESCRIPT, 'scripts/render.ts', '--spec', SPEC, '--out', out, ...options];
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
});
