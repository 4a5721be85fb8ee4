import type { ContractOperation } from './contractTypes';
import type { ExampleFor } from './documented';
import type { Refusal } from './refusal';
import type { DataRow, ParameterValues, SandboxRequest } from './types';

/** A request whose parameters and body are valid by the contract. */
export interface CheckedRequest {
  /** Parameters by name, including defaults. */
  values: ParameterValues;
  /** Empty if the operation takes no body. */
  body: DataRow;
}

/** Builds the body of an operation's success response; throws a Refusal to respond with an error. */
export type OperationHandler = (request: CheckedRequest) => DataRow;

/** Content that a sandbox serves in addition to its contracts: everything specific to these APIs. */
export interface Content {
  /** First words of `GET /`. */
  about: string;
  /** Handlers by operationId. An operation without a handler responds with the first example of its contract. */
  handlers: Readonly<Record<string, OperationHandler>>;
  /** Further paths, with the JSON that GET returns. */
  extraPaths: Readonly<Record<string, DataRow | DataRow[]>>;
  /**
   * @param operation Operation of the request; none for a further path.
   * @throws Refusal if the request is not authorised.
   */
  authorize(headers: SandboxRequest['headers'], operation?: ContractOperation): void;
  /** Names of the contracts' error examples about a wrong parameter. */
  exampleFor: ExampleFor;
  /** Returns the refusal of a request that is valid by the schemas but breaks a rule they can't express. */
  refusal(operation: ContractOperation, request: CheckedRequest): Refusal | undefined;
  /** Returns the specific refusal for a missing required parameter, if the APIs have one. */
  missingParameter(name: string): Refusal | undefined;
}
