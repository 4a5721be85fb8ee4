import { type CliOptions, type CliValues, commandLine } from '../lib/runCli';
import { UserError } from '../lib/UserError';
import type { Sandbox } from './engine/engine';
import { PLAIN, portOf, type SandboxAbout } from './plainContent';
import { startSandbox } from './startSandbox';

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' } } as const;

/** Returns the lines of a usage about `--port`, `--host` and `--help`. */
export const optionsUsage = (about: SandboxAbout): string =>
  `  --port     Port to listen on; 0 takes a free one. Default: ${portOf(about)}, or the environment variable PORT.
  --host     Address to listen on; 0.0.0.0 in a container. Default: 127.0.0.1, which only this machine reaches.
  --help     Show this text.`;

function chosenPort(given: string | undefined, about: SandboxAbout): number {
  const port = Number(given ?? (process.env.PORT?.trim() || portOf(about)));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError('The port must be a number from 0 to 65535.');
  return port;
}

/** Runs a command that serves a sandbox, as `commandLine` does. `options` are those besides `--port`, `--host` and `--help`. */
export const serverCommand = <O extends CliOptions>(
  about: SandboxAbout,
  usage: string,
  options: O,
  main: (values: CliValues<O> & CliValues<typeof OPTIONS>, port: number, operands: string[]) => Promise<unknown>,
  { args, operands }: { args?: string[]; operands?: readonly [min: number, max: number] } = {},
): Promise<void> =>
  commandLine(
    { usage, options: { ...options, ...OPTIONS }, operands },
    (given, files) => {
      const values = given as CliValues<O> & CliValues<typeof OPTIONS>;
      return main(values, chosenPort(values.port, about), files);
    },
    args,
  );

/** Runs the command that serves a sandbox alone. */
export const run = (
  read: () => Promise<(origin: string) => Sandbox>,
  about: SandboxAbout = PLAIN,
  args?: string[],
): Promise<void> => {
  const usage = `Usage: sandbox [--port ${portOf(about)}] [--host 127.0.0.1]

Serves all APIs on this machine, with invented data.
${optionsUsage(about)}`;
  return serverCommand(about, usage, {}, async ({ host }, port) => startSandbox(await read(), { port, host, about }), {
    args,
  });
};
