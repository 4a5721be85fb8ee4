import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { serverOf } from './client';

/** The servers end with their client, whatever it was doing, and on a signal. */

/** Milliseconds after which a server counts as hanging. */
const PATIENCE = 60_000;
const MEGABYTE = 1_000_000;

let child: ChildProcessWithoutNullStreams;
afterEach(() => void child.kill('SIGKILL'));

const send = (id: number, method: string, params: object) =>
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);

const HELLO = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } };

/** Starts a server and waits for its first response. */
async function start(args: string[]): Promise<void> {
  child = spawn(process.execPath, args);
  child.stdin.on('error', () => undefined);
  const responded = new Promise((done, failed) => {
    child.stdout.once('data', done);
    child.once('exit', (code) => failed(new Error(`It ended with ${code}.`)));
  });
  send(1, 'initialize', HELLO);
  await responded;
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
}

/** Waits for the end: exit code and signal, or that the process still runs. */
const ended = () =>
  new Promise((done) => {
    const timer = setTimeout(() => done('still runs'), PATIENCE);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      done(signal ?? code);
    });
  });

describe.each([['the server', serverOf()]])('%s', (_, args) => {
  it('ends when its client closes its input', async () => {
    await start(args);
    const end = ended();
    child.stdin.end();
    expect(await end).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends by one %s, its client still there', async (signal) => {
    await start(args);
    const end = ended();
    child.kill(signal);
    expect([0, signal]).toContain(await end);
  });

  it('reads a line of 9 MB, and ends with a message after one of 11 MB', async () => {
    await start(args);
    const responded = new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk))));
    send(2, 'ping', { _meta: { filler: 'x'.repeat(9 * MEGABYTE) } });
    expect(await responded).toContain('"id":2');
    const end = ended();
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    send(3, 'ping', { _meta: { filler: 'x'.repeat(11 * MEGABYTE) } });
    expect(await end).toBe(1);
    expect(output).toBe('A line of the client has more than 10 MB: the server ends. Send less at once.\n');
  });
});
