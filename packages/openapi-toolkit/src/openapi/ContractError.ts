import { decodeSafely } from '../lib/decode';
import { UserError } from '../lib/UserError';

/** Indents all lines but the first, so that contract text cannot start a line of the log. */
const indented = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, '\n       ');

/** Returns a position as it is written in the contract: pointers of references are percent-encoded. */
const readable = (where: string): string => where.replace(/#.*/, (pointer) => decodeSafely(pointer));

/** Error in a contract. Its message has three parts: fault, position and fix. */
export class ContractError extends UserError {
  constructor(
    readonly what: string,
    /** File, with line or JSON pointer if known: `api-specs/shapes.yaml#/paths/~1shapes`. */
    readonly where: string,
    readonly fix: string,
    /** Line in the file, for a position that is a pointer. */
    readonly line?: number,
  ) {
    const position = line === undefined ? '' : `, line ${line}`;
    super(`${indented(what)}\n  at   ${indented(readable(where))}${position}\n  fix  ${fix}`);
    this.name = 'ContractError';
  }

  /** Runs a function that reads a contract, and adds the path of its file to an error that has only a pointer. */
  static async within<T>(contract: string, make: () => T | Promise<T>): Promise<T> {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof ContractError) || !error.where.startsWith('#')) throw error;
      throw new ContractError(error.what, contract + error.where, error.fix, error.line);
    }
  }
}

/** Receives a fault of a contract, of which the rest is read on. Without a receiver a fault is thrown. */
export type OnFault = (fault: ContractError) => void;

export const throwFault: OnFault = (fault) => {
  throw fault;
};

/** Returns one error of all faults. */
export function joinFaults(faults: readonly UserError[]): UserError {
  const [first, ...others] = new Map(faults.map((fault) => [fault.message, fault])).values();
  return first && others.length === 0
    ? first
    : new UserError([first, ...others].map((error) => error?.message).join('\n'));
}
