import { BadInput } from './BadInput';

/**
 * Runs a command line to its end.
 *
 * @param main Its work. A number it returns becomes the exit code.
 *   `BadInput` ends in its message alone, any other error in its stack; both with exit code 1.
 */
export function command(main: () => Promise<unknown>): void {
  main().then(
    (status) => {
      if (typeof status === 'number') process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof BadInput ? `\n${error.message}\n` : error);
      process.exitCode = 1;
    },
  );
}
