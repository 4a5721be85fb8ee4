import type { SandboxData } from './data';
import type { Content } from './engine/content';
import type { ContractOperation } from './engine/contractTypes';
import { createEngine, type Sandbox } from './engine/engine';
import { readContractOperations } from './engine/operations';

/** Returns what a sandbox responds besides the examples of its contracts. */
export type ReadContent = (data: SandboxData, operations: ContractOperation[]) => Content;

/** Creates the sandbox of all APIs: the engine with their contracts and their invented world. */
export function createSandbox(
  readContent: ReadContent,
  data: SandboxData,
  report: (error: unknown) => void = console.error,
): Sandbox {
  const { apis } = data;
  const operations = readContractOperations(apis);
  return createEngine({ apis, operations, content: readContent(data, operations), report });
}
