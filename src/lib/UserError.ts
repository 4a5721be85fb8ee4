import { printable } from './visibleText';

/** Something from outside (a contract, a setting, an API's response) is wrong; the message says what, where and how to fix it. */
export class UserError extends Error {
  constructor(message: string) {
    // The message repeats what is wrong, and is printed.
    super(printable(message));
  }

  /** Whoever prints the error (Node.js, Docusaurus) prints the message alone: a stack does not help to fix input. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
