// The sandbox of contracts. Needs Node.js.

// Creates a sandbox of contracts, with content of its own or of the contracts alone.

export { DEFAULT_API, withOrigin } from './sandbox/engine/addresses';
export { createSandbox, type ReadContent, type Sandbox, type SandboxData } from './sandbox/engine/engine';
export type {
  CheckedRequest,
  Content,
  ContractOperation,
  DataRow,
  ParameterValues,
  RequestFault,
  SandboxResponse,
} from './sandbox/engine/types';
export { PLAIN, plainContent, portOf } from './sandbox/plainContent';

// Error responses, thrown by content.

export { badParameter, conflict, Refusal, refuseNotFound } from './sandbox/engine/problem';

// Serves a sandbox over HTTP, from a program or a command line.

export { type Listening, listenOn, type Pages, type ServedPage } from './sandbox/engine/http/server';
export { optionsUsage, run, serverCommand, startSandbox } from './sandbox/startSandbox';

// How a sandbox reads requests and writes responses, for tools beside it.

export { schemaFaults } from './openapi/validate/schemaFault';
export { sandboxPrefixes } from './sandbox/engine/addresses';
export { SOURCE_HEADER } from './sandbox/engine/declaredResponse';
export { isInRange } from './sandbox/engine/request/accept';
export { explained, readRequestBody } from './sandbox/engine/request/body';
