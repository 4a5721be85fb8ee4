import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readVariable } from '../lib/environment';
import { about } from './about';

/** Options of every command that serves the sandbox. */
export const OPTIONS = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } } as const;

export const OPTIONS_USAGE = `  --port     Port to listen on; 0 takes a free one. Default: ${about.port}, or the environment variable PORT.
  --host     Address to listen on; 0.0.0.0 in a container. Default: 127.0.0.1, which only this machine reaches.
  --help     Show this text.`;

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];
type Values<O extends Options> = ValuesOf<O> & ValuesOf<typeof OPTIONS>;

/**
 * Parses the arguments and runs a command, unless an argument is wrong. `--help` prints the usage.
 *
 * @param options Options besides `--port`, `--host` and `--help`.
 * @returns exit status, or nothing while a server runs. An error is printed as one line.
 */
export async function runCommand<O extends Options>(
  args: string[],
  usage: string,
  options: O,
  main: (values: Values<O>, port: number) => Promise<unknown>,
): Promise<number | undefined> {
  try {
    const values = readArguments(args, options);
    if (args.includes('--help')) console.log(usage);
    else await main(values, portOf(values.port));
    return undefined;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

/** @throws Error with one sentence. */
function readArguments<O extends Options>(args: string[], options: O): Values<O> {
  try {
    return parseArgs({ args, options: { ...options, ...OPTIONS } }).values as Values<O>;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new Error(`${sentence}. --help lists the options.`);
  }
}

function portOf(given?: string): number {
  const port = Number(given ?? (readVariable('PORT', process.env) || about.port));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('The port must be a number from 0 to 65535.');
  return port;
}
