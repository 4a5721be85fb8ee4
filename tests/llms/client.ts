import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { portalTools } from 'portal-cli/program';
import { tools as siteTools } from '../../src/sandbox-world/tools';
import { takenAlong } from '../support/takenAlong';

export { BUILD } from '../support/takenAlong';

/** All tools of the site, in their order. */
export const tools = [...portalTools, ...siteTools];

/** Arguments of Node.js for the server of the build. */
export const serverOf = (): string[] => [...takenAlong(), '--mcp'];

/** The official client, connected to the server of the build. */
export async function connect(args = serverOf()): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }));
  return client;
}

export interface ToolResult {
  text: string;
  isError: boolean;
}

/** Calls a tool. A protocol error counts as an error of the response. */
export async function call(client: Client, name: string, args: Record<string, unknown>): Promise<ToolResult> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text?: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

/** Calls a tool, and returns its response as data. */
export async function callJson(client: Client, tool: string, args: Record<string, unknown>) {
  const { text } = await call(client, tool, args);
  return JSON.parse(text);
}
