import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BadInput } from './BadInput';
import { command } from './command';

const { exitCode } = process;
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** What a command line prints as an error, and its exit code. */
async function endOf(main: () => Promise<unknown>) {
  process.exitCode = 0;
  command(main);
  await new Promise((done) => setTimeout(done));
  return { printed: vi.mocked(console.error).mock.calls.flat(), exitCode: process.exitCode };
}

it('ends with the number it returns, and prints nothing', async () => {
  expect(await endOf(async () => 3)).toEqual({ printed: [], exitCode: 3 });
  expect(await endOf(async () => undefined)).toEqual({ printed: [], exitCode: 0 });
});

it('prints the message of wrong input alone', async () => {
  const fails = async () => {
    throw new BadInput('api-specs/data.yaml, line 3: no title.');
  };
  expect(await endOf(fails)).toEqual({ printed: ['\napi-specs/data.yaml, line 3: no title.\n'], exitCode: 1 });
});

it('prints the message of an option it does not know alone', async () => {
  const { printed, exitCode } = await endOf(async () => parseArgs({ args: ['--help'], options: {} }));
  expect(printed).toEqual([expect.stringContaining("Unknown option '--help'")]);
  expect(exitCode).toBe(1);
});

it('prints any other error with its stack', async () => {
  const error = new Error('It broke.');
  const fails = async () => {
    throw error;
  };
  expect(await endOf(fails)).toEqual({ printed: [error], exitCode: 1 });
});
