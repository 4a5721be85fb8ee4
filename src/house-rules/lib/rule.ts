import type { Schema } from '../../openapi/document';

/** A file of the contract, as Redocly read it. */
export interface Source {
  /** Path of the file. */
  absoluteRef: string;
  /** Its text. */
  body: string;
}

/** A place in a file of the contract. */
export interface Location {
  source: Source;
  pointer: string;
  /** The place of a member, any number of levels below. */
  child(steps: readonly (string | number)[]): Location;
  /** The same place, where a report marks the key and not the value. */
  key(): Location;
}

/** Part of a file without a JSON pointer: a piece of its text. Lines and columns count from 1. */
interface TextRange {
  source: Source;
  pointer: undefined;
  start: { line: number; col: number };
  end: { line: number; col: number };
}

/** Finds what a `$ref` leads to, from a file; `node` is undefined when there is nothing. */
export type Resolve = (node: { $ref?: string }, from: string) => { node?: unknown; location?: Location };

/** What Redocly tells a rule about the node that it visits. */
export interface Context {
  /** Where the node is; after a `$ref`, where that leads. */
  location: Location;
  /** The node as written, a `$ref` not followed. */
  rawNode: { $ref?: string };
  /** Name of the node in its parent: a status, a media type, a header. */
  key: string | number;
  type: { name: string };
  resolve: Resolve;
  report(problem: { message: string; location?: Location | TextRange }): void;
}

/** A node of a contract. Rules judge what people wrote, so any member can be missing or of a wrong type. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Node = Record<string, any>;

type Visit<T> = (node: T, context: Context) => void;

/** Functions by the type of node they visit. `any` visits every node, `ref` every `$ref`. */
export interface Visitor {
  any?: Visit<Node | undefined>;
  ref?: Visit<{ $ref: string }>;
  Root?: { leave: Visit<Node> };
  Info?: Visit<Node>;
  PathItem?: Visit<Node>;
  Operation?: Visit<Node>;
  Parameter?: Visit<Node>;
  Header?: Visit<Node>;
  Response?: Visit<Node>;
  MediaType?: Visit<Node>;
  Schema?: Visit<Node>;
  /** A `properties` map. */
  SchemaProperties?: Visit<Record<string, Schema>>;
}

/**
 * A rule of the contracts. Redocly calls it once for each document, so it may keep what it saw.
 * Each message says what is wrong and how to fix it.
 */
export type Rule = () => Visitor;
