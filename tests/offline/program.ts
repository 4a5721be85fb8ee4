import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { execute } from '../support/execute';
import { listening } from '../support/ports';
import { takenAlong } from '../support/takenAlong';

/** The file that readers take along, unpacked outside this repository for the tests of a module. */
export function unpackedProgram() {
  const [program] = takenAlong();
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
  const running: ChildProcess[] = [];
  afterAll(() => {
    for (const child of running) child.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (...args: string[]) => execute([process.execPath, program, ...args], folder);

  /** Starts a command that goes on; returns the address that it prints. */
  async function start(command: string, args: string[]): Promise<string> {
    const child = spawn(command, args, { cwd: folder, env: {} });
    running.push(child);
    return (await listening(child)).origin;
  }
  return { program, folder, running, run, start };
}
