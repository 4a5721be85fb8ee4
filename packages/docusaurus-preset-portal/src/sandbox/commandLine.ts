import { readVariable } from '../lib/environment';
import { type CliOptions, type CliValues, commandLine } from '../lib/runCli';
import { UserError } from '../lib/UserError';
import { about } from './about';

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' } } as const;

export const OPTIONS_USAGE = `  --port     Port to listen on; 0 takes a free one. Default: ${about.port}, or the environment variable PORT.
  --host     Address to listen on; 0.0.0.0 in a container. Default: 127.0.0.1, which only this machine reaches.
  --help     Show this text.`;

/**
 * Runs a command that serves the sandbox, as `commandLine` does.
 *
 * @param options Options besides `--port`, `--host` and `--help`.
 */
export const serverCommand = <O extends CliOptions>(
  usage: string,
  options: O,
  main: (values: CliValues<O> & CliValues<typeof OPTIONS>, port: number) => Promise<unknown>,
  args?: string[],
): Promise<void> =>
  commandLine(
    { usage, options: { ...options, ...OPTIONS } },
    (given) => {
      const values = given as CliValues<O> & CliValues<typeof OPTIONS>;
      return main(values, portOf(values.port));
    },
    args,
  );

function portOf(given?: string): number {
  const port = Number(given ?? (readVariable('PORT', process.env) || about.port));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError('The port must be a number from 0 to 65535.');
  return port;
}
