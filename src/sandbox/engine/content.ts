import type { ExampleFor } from './documented';
import type { ContractOperation } from './operations';
import type { Refusal } from './refusal';
import type { Values } from './request/parameters';
import type { Row, SandboxRequest } from './types';

/** A request whose parameters and body fit the contract. */
export interface CheckedRequest {
  /** Parameters by name, defaults filled in. */
  values: Values;
  /** Empty when the operation takes no body. */
  body: Row;
}

/** Makes the body of an operation's success response; refuses by throwing a Refusal. */
export type Handler = (request: CheckedRequest) => Row;

/** What a sandbox serves beside its contracts: everything that knows what the APIs are about. */
export interface Content {
  /** First words of `GET /`. */
  about: string;
  /** Handlers by operationId. An operation without one responds with the first example of its contract. */
  handlers: Readonly<Record<string, Handler>>;
  /** Paths beside the contracts, with the JSON that GET returns. */
  extraPaths: Readonly<Record<string, Row | Row[]>>;
  /** @throws Refusal when the sender may not call at all. */
  authorize(headers: SandboxRequest['headers']): void;
  /** Names of the contracts' error examples that say what is wrong with a parameter. */
  exampleFor: ExampleFor;
  /** What the schemas of a contract can't say: why a request that fits them is refused all the same. */
  refusal(operation: ContractOperation, request: CheckedRequest): Refusal | undefined;
  /** The refusal for a required parameter that was not sent, where the APIs have one of their own. */
  missingParameter(name: string): Refusal | undefined;
}
