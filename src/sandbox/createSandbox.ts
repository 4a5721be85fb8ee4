import { readContent } from '#site/sandbox';
import type { SandboxData } from './data';
import { createEngine, type Sandbox } from './engine/engine';
import { readOperations } from './engine/operations';

/** Creates the sandbox of all APIs: the engine with their contracts and their invented world. */
export function createSandbox(data: SandboxData, report: (error: unknown) => void = console.error): Sandbox {
  const { apis } = data;
  const operations = readOperations(apis);
  return createEngine({ apis, operations, content: readContent(data, operations), report });
}
