import { type ParseArgsConfig, parseArgs } from 'node:util';
import { diskFault } from './files';
import { Stopped, UserError } from './UserError';

export type CliOptions = NonNullable<ParseArgsConfig['options']>;
export type CliValues<O extends CliOptions> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

interface CommandLine<O extends CliOptions> {
  /** Text of `--help`; its first line is the form of the command. */
  usage: string;
  options?: O;
  /** Minimum and maximum number of arguments besides the options; none by default. */
  operands?: readonly [min: number, max: number];
}

/** True for errors whose message is sufficient: wrong input, or an option unknown to `parseArgs` of Node.js. */
const hasPlainMessage = (error: unknown): error is Error =>
  error instanceof UserError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

const ignore = (): void => undefined;

/**
 * Runs a program that parses its arguments itself. A number it returns becomes the exit code. Of a `UserError`, a wrong
 * option and a full disk only the message is printed, of any other error its stack; the exit code is 1 or that of `Stopped`.
 */
export function runCli(main: () => Promise<unknown>): Promise<void> {
  // A reader that stops, as `head` does, does not end the work.
  process.stdout.off('error', ignore).on('error', ignore);
  return main().then(
    (status) => {
      if (typeof status === 'number') process.exitCode = status;
    },
    (error: unknown) => {
      const message = hasPlainMessage(error) ? error.message : diskFault(String(error));
      console.error(message === undefined ? error : `\n${message}\n`);
      process.exitCode = error instanceof Stopped ? error.status : 1;
    },
  );
}

/** Parses the arguments of a program. @throws UserError with the fault and the usage. */
export function readArguments<O extends CliOptions>(line: CommandLine<O>, args: string[]) {
  const { usage, options, operands: [min, max] = [0, 0] } = line;
  try {
    const { values, positionals } = parseArgs({ args, options: { ...options }, allowPositionals: true });
    if (positionals.length < min) throw new UserError('An argument is missing.');
    if (positionals.length > max) throw new UserError(`Unexpected argument: ${positionals[max]}`);
    return { values: values as CliValues<O>, operands: positionals };
  } catch (error) {
    throw hasPlainMessage(error) ? new UserError(`${error.message}\n\n${usage}`) : error;
  }
}

/** Parses the arguments of the process and runs a program as `runCli` does. `--help` prints the usage. */
export function commandLine<O extends CliOptions>(
  line: CommandLine<O>,
  main: (values: CliValues<O>, operands: string[]) => Promise<unknown>,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  return runCli(async () => {
    if (args.includes('--help')) return console.log(line.usage);
    const { values, operands } = readArguments(line, args);
    return main(values, operands);
  });
}
