/** A mistake of a contract that makes a wrong page. */
export interface ContractFinding {
  what: string;
  /** JSON pointer in the bundled contract. */
  pointer: string;
  fix: string;
}
