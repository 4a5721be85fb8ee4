import { BadInput } from '../BadInput';

/** Text on one line: a line break of a contract begins no line of a log. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');

/** Bad input in a contract. Its message has three lines: what is wrong, where, and how to fix it. */
export class ContractError extends BadInput {
  readonly what: string;
  /** File, with line or JSON pointer where known: `api-specs/shapes.yaml#/paths/~1shapes`. */
  readonly where: string;

  constructor(
    what: string,
    where: string,
    readonly fix: string,
  ) {
    super(`${oneLine(what)}\n  at   ${oneLine(where)}\n  fix  ${fix}`);
    this.what = oneLine(what);
    this.where = oneLine(where);
    this.name = 'ContractError';
  }

  /** The same error, with the contract in front of its place. */
  in(contract: string): ContractError {
    return new ContractError(this.what, `${contract}: ${this.where}`, this.fix);
  }
}
