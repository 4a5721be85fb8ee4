import { parseArgs } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandLine, runCli } from './runCli';
import { UserError } from './UserError';

const { exitCode } = process;
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** Runs a command line and returns its printed errors and its exit code. */
async function endOf(main: () => Promise<unknown>, run = () => runCli(main)) {
  process.exitCode = 0;
  run();
  await new Promise((done) => setTimeout(done));
  return { printed: vi.mocked(console.error).mock.calls.flat(), exitCode: process.exitCode };
}

it('uses the returned number as exit code, and prints nothing', async () => {
  expect(await endOf(async () => 3)).toEqual({ printed: [], exitCode: 3 });
  expect(await endOf(async () => undefined)).toEqual({ printed: [], exitCode: 0 });
});

it('prints only the message of wrong input', async () => {
  const fails = async () => {
    throw new UserError('api-specs/data.yaml, line 3: no title.');
  };
  expect(await endOf(fails)).toEqual({ printed: ['\napi-specs/data.yaml, line 3: no title.\n'], exitCode: 1 });
});

it('prints only the message of an unknown option', async () => {
  const { printed, exitCode } = await endOf(async () => parseArgs({ args: ['--help'], options: {} }));
  expect(printed).toEqual([expect.stringContaining("Unknown option '--help'")]);
  expect(exitCode).toBe(1);
});

it('says that a disk is full', async () => {
  const fails = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  };
  const { printed, exitCode } = await endOf(fails);
  expect(printed).toEqual([
    expect.stringMatching(/^\nThe disk is full: ENOSPC: no space left on device, write\nFree space, or name/),
  ]);
  expect(exitCode).toBe(1);
});

it('prints any other error with its stack', async () => {
  const error = new Error('It broke.');
  const fails = async () => {
    throw error;
  };
  expect(await endOf(fails)).toEqual({ printed: [error], exitCode: 1 });
});

describe('a command line', () => {
  const main = vi.fn();
  const line = { usage: 'Usage: x [--deep] FILE', options: { deep: { type: 'boolean' } }, operands: [1, 1] } as const;
  const end = (...args: string[]) => endOf(main, () => commandLine(line, main, args));
  beforeEach(() => main.mockReset());

  it('gets its options and arguments', async () => {
    expect(await end('--deep', 'a')).toEqual({ printed: [], exitCode: 0 });
    expect(main).toHaveBeenCalledWith({ deep: true }, ['a']);
  });

  it('prints its usage for --help', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(await end('--nonsense', '--help')).toEqual({ printed: [], exitCode: 0 });
    expect(log.mock.calls).toEqual([['Usage: x [--deep] FILE']]);
    expect(main).not.toHaveBeenCalled();
  });

  it.each([
    [['--nonsense', 'a'], "Unknown option '--nonsense'"],
    [['a', 'b'], 'Unexpected argument: b'],
    [[], 'An argument is missing.'],
  ])('does not start with %j', async (args, message) => {
    const { printed, exitCode } = await end(...args);
    expect(printed).toEqual([expect.stringContaining(message)]);
    expect(printed[0]).toContain('Usage: x [--deep] FILE');
    expect(exitCode).toBe(1);
    expect(main).not.toHaveBeenCalled();
  });
});
