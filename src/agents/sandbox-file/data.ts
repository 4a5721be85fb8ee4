import type { SandboxData } from '../../sandbox/content/data';
import type { Knowledge } from '../mcp/knowledge';

/** What is packed into the sandbox's file: the data of the sandbox, and what its MCP server knows. */
export interface SandboxFileData {
  sandbox: SandboxData;
  /** The script by which pages of the documentation send to the sandbox that serves them. */
  send: string;
  knowledge: Knowledge;
}
