import type { Schema } from 'openapi-toolkit';

/** A file of the contract, as Redocly read it. */
export interface RuleSource {
  /** Path of the file. */
  absoluteRef: string;
  /** Text of the file. */
  body: string;
}

/** Position in a file of the contract. */
export interface RuleLocation {
  source: RuleSource;
  pointer: string;
  /** Returns the position of a descendant. */
  child(steps: readonly (string | number)[]): RuleLocation;
  /** Returns the same position; a report then marks the key instead of the value. */
  key(): RuleLocation;
}

/** Range of a file's text, for positions without a JSON pointer. Lines and columns count from 1. */
interface TextRange {
  source: RuleSource;
  pointer: undefined;
  start: { line: number; col: number };
  end: { line: number; col: number };
}

/** Resolves a `$ref` from a file; `node` is undefined if the target does not exist. */
export type Resolve = (node: { $ref?: string }, from: string) => { node?: unknown; location?: RuleLocation };

/** Redocly's context of the visited node. */
export interface RuleContext {
  /** Position of the node; after a `$ref`, position of the target. */
  location: RuleLocation;
  /** The node as written, with its `$ref`. */
  rawNode: { $ref?: string };
  /** Name of the node in its parent: a status, a media type, a header. */
  key: string | number;
  type: { name: string };
  resolve: Resolve;
  report(problem: { message: string; location?: RuleLocation | TextRange }): void;
}

/** A node of a contract. Contracts are written by hand, so any member can be missing or have a wrong type. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ContractNode = Record<string, any>;

type Visit<T> = (node: T, context: RuleContext) => void;

/** Visitor functions by type of node. `any` visits every node, `ref` every `$ref`. */
export interface Visitor {
  any?: Visit<ContractNode | undefined>;
  ref?: Visit<{ $ref: string }>;
  Root?: { leave: Visit<ContractNode> };
  Info?: Visit<ContractNode>;
  PathItem?: Visit<ContractNode>;
  Operation?: Visit<ContractNode>;
  Parameter?: Visit<ContractNode>;
  Header?: Visit<ContractNode>;
  /** Schemas below a request body. */
  RequestBody?: { Schema: Visit<ContractNode> };
  /** A response, or the schemas below it. */
  Response?: Visit<ContractNode> | { Schema: Visit<ContractNode> };
  MediaType?: Visit<ContractNode>;
  Schema?: Visit<ContractNode>;
  /** A `properties` map. */
  SchemaProperties?: Visit<Record<string, Schema>>;
}

/**
 * A rule for contracts. Redocly calls it once for each document, so it may hold state. Each message states the fault
 * and its fix.
 */
export type ContractRule = () => Visitor;
