import type { SandboxData } from '../../sandbox/data';
import type { Knowledge } from '../mcp/knowledge';

/** Data bundled into the sandbox file: those of the sandbox, and of its MCP server. */
export interface SandboxFileData {
  sandbox: SandboxData;
  /** The script by which documentation pages send requests to the sandbox that serves them. */
  send: string;
  knowledge: Knowledge;
}
