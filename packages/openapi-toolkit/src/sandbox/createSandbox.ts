import { createEngine, type Sandbox } from './engine/engine';
import { readContractOperations } from './engine/operations';
import type { Content, ContractOperation, SandboxApi } from './engine/types';

/** Data of a sandbox: plain JSON. A sandbox with an invented world has fields of its own. */
export interface SandboxData {
  apis: SandboxApi[];
}

/** Returns what a sandbox responds besides the examples of its contracts. */
export type ReadContent<Data extends SandboxData = SandboxData> = (
  data: Data,
  operations: ContractOperation[],
) => Content;

/** Creates the sandbox of all APIs: the engine with their contracts and their content. */
export function createSandbox<Data extends SandboxData>(
  readContent: ReadContent<Data>,
  data: Data,
  report: (error: unknown) => void = console.error,
): Sandbox {
  const { apis } = data;
  const operations = readContractOperations(apis);
  return createEngine({ apis, operations, content: readContent(data, operations), report });
}

/** Placeholder for the host of the APIs in the data, until the sandbox knows its origin. */
export const DEFAULT_API = 'https://api.invalid';

/** Replaces the host of the APIs in the data, so that links in responses lead back to the sandbox. */
export const withOrigin = <Data extends SandboxData>(data: Data, origin: string): Data =>
  JSON.parse(JSON.stringify(data).replaceAll(DEFAULT_API, origin)) as Data;
