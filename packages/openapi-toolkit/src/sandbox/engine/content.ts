import type { ExampleFor } from './problem';
import type { Refusal } from './refusal';
import type { ContractOperation, DataRow, ParameterValues, SandboxRequest } from './types';

/** A request whose parameters and body are valid by the contract. */
export interface CheckedRequest {
  /** Parameters by name, including defaults. */
  values: ParameterValues;
  /** Empty if the operation takes no body. */
  body: DataRow;
}

/** Content that a sandbox serves in addition to its contracts: everything specific to these APIs. */
export interface Content {
  /** First words of `GET /`. */
  about: string;
  /** Bodies of success responses by operationId, else the first example is sent. A Refusal responds with an error. */
  handlers: Readonly<Record<string, (request: CheckedRequest) => DataRow>>;
  /** Further paths, with the JSON that GET returns. */
  extraPaths: Readonly<Record<string, DataRow | DataRow[]>>;
  /** @throws Refusal if the request is not authorised. A further path has no operation. */
  authorize(headers: SandboxRequest['headers'], operation?: ContractOperation): void;
  /** Names of the contracts' error examples about a wrong parameter. */
  exampleFor: ExampleFor;
  /** Returns the refusal of a request that is valid by the schemas but breaks a rule they can't express. */
  refusal(operation: ContractOperation, request: CheckedRequest): Refusal | undefined;
  /** Returns the specific refusal for a missing required parameter, if the APIs have one. */
  missingParameter(name: string): Refusal | undefined;
}
