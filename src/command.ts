import { BadInput } from './BadInput';

/** Whether the message says all: wrong input, or an option that `parseArgs` of Node.js does not know. */
const isPlain = (error: unknown): error is Error =>
  error instanceof BadInput ||
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
 * Runs a command line to its end.
 *
 * @param main Its work. A number it returns becomes the exit code.
 *   `BadInput` and a wrong option end in their message alone, any other error in its stack; all with exit code 1.
 */
export function command(main: () => Promise<unknown>): void {
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
