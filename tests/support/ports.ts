import type { ChildProcess } from 'node:child_process';
import { connect, createServer } from 'node:net';

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** Waits until a process listens on the port. */
export async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The server did not start.');
}

/**
 * Waits until a program says how it is stopped, which is when it listens.
 *
 * @returns Its output, and the address in it.
 * @throws Error with the output if it ends before.
 */
export const listening = (child: ChildProcess): Promise<{ output: string; origin: string }> =>
  new Promise((done, failed) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
        if (output.includes('Ctrl+C')) done({ output, origin });
      });
    child.on('error', failed);
    child.on('close', (status) => failed(new Error(`It ended with ${status} before it listened:\n${output}`)));
  });
