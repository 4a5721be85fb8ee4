import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '../../lib/tarball';
import { temporaryFolder } from '../../lib/temporaryFolder.cjs';
import { UserError } from '../../lib/UserError';
import { printable } from '../../lib/visibleText';

export interface Running {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts the sandbox in a file that readers take along, from a folder of its own.
 *
 * @throws UserError with what it prints, if it does not start.
 */
export async function startPackage(name: string, bytes: Uint8Array): Promise<Running> {
  const folder = temporaryFolder(tmpdir(), 'portal-sandbox-');
  for (const [file, content] of filesIn(bytes)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const program = path.join(folder, 'package/start.cjs');
  const child = spawn(process.execPath, [program, '--sandbox', '--port', '0'], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill();
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  let output = '';
  const origin = await new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (address && output.includes('Ctrl+C')) done(address);
      });
    closed.then(() => done(''));
  });
  if (origin !== '') return { origin, stop };
  await stop();
  const lines = output
    .trim()
    .replaceAll(folder, '')
    .split('\n')
    .filter((line) => !/^\s+at /.test(line));
  throw new UserError(`${name} does not start. It prints:\n${printable(lines.join('\n')).slice(-2000)}`);
}
