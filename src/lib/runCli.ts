import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './UserError';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** A command line: its help, and what it takes. */
export interface CommandLine<O extends Options> {
  /** Text of `--help`; its first line is the form of the command. */
  usage: string;
  options?: O;
  /** Fewest and most arguments besides the options; none when left out. */
  operands?: readonly [least: number, most: number];
}

/** Tells errors whose message says all: wrong input, or an option that `parseArgs` of Node.js does not know. */
const isPlain = (error: unknown): error is Error =>
  error instanceof UserError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

/**
 * Ends a build in the message of wrong input alone: Docusaurus would print the stacks of its own functions around it.
 *
 * @throws any other error; in the dev server, which goes on, every error.
 */
export function endInMessage(error: unknown): never {
  if (!isPlain(error) || process.env.NODE_ENV !== 'production') throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

/**
 * Runs a command line to its end. For programs that read their arguments themselves; `commandLine` reads them.
 *
 * @param main Its work. A number it returns becomes the exit code.
 *   `UserError` and a wrong option end in their message alone, any other error in its stack; all with exit code 1.
 */
export function runCli(main: () => Promise<unknown>): void {
  main().then(
    (status) => {
      if (typeof status === 'number') process.exitCode = status;
    },
    (error: unknown) => {
      console.error(isPlain(error) ? `\n${error.message}\n` : error);
      process.exitCode = 1;
    },
  );
}

/** @throws UserError what is wrong, and the usage. */
function readArguments<O extends Options>(line: CommandLine<O>, args: string[]) {
  const { usage, options, operands: [least, most] = [0, 0] } = line;
  try {
    const { values, positionals } = parseArgs({ args, options: { ...options }, allowPositionals: true });
    if (positionals.length < least) throw new UserError('An argument is missing.');
    if (positionals.length > most) throw new UserError(`Unexpected argument: ${positionals[most]}`);
    return { values: values as Values<O>, operands: positionals };
  } catch (error) {
    throw isPlain(error) ? new UserError(`${error.message}\n\n${usage}`) : error;
  }
}

/**
 * Reads the arguments of the process and runs a command line to its end. `--help` prints the usage.
 *
 * @param main Its work, as for `command`. It does not start when an argument is wrong: that ends in one message.
 */
export function commandLine<O extends Options>(
  line: CommandLine<O>,
  main: (values: Values<O>, operands: string[]) => Promise<unknown>,
  args: string[] = process.argv.slice(2),
): void {
  runCli(async () => {
    if (args.includes('--help')) return console.log(line.usage);
    const { values, operands } = readArguments(line, args);
    return main(values, operands);
  });
}
