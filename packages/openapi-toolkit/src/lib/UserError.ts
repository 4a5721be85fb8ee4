import { printable } from './visibleText';

/** Error in input such as a contract, a setting or an API response. The message says what, where and how to fix it. */
export class UserError extends Error {
  constructor(message: string) {
    // The message quotes the input and is printed.
    super(printable(message));
  }

  /** Makes Node.js and Docusaurus print the message alone: a stack does not help to fix input. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** A signal stopped the program. */
export class Stopped extends UserError {
  /** @param status Exit status of the program. */
  constructor(readonly status: number) {
    super('Stopped.');
  }
}
