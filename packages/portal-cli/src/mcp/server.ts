import { type CallToolResult, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { type AnySchema, type Document, visibleText } from 'openapi-toolkit';
import { explained, schemaFaults } from 'openapi-toolkit/sandbox';
import type { ServerData } from './knowledge';
import { getSchema, getWorkflow, listChanges, search } from './lookups';
import { getOperation, getPage, operationAt } from './pages';
import {
  buildRequest,
  formOf,
  missingInPath,
  REQUEST_PROPERTIES,
  type RequestArguments,
  respondTo,
  writeRequest,
} from './requests';
import { type ArgumentsSchema, argumentsOf, type Tool, ToolError } from './tool';

/** Returns the faults of a tool's arguments in the words of the sandbox. */
function argumentFaults(value: unknown, input: ArgumentsSchema): string[] {
  const described = { document: {} as Document, schema: input as unknown as AnySchema };
  return explained(schemaFaults(described, value, 'request')).map(({ pointer, detail }) =>
    [pointer.slice(1), detail].filter(Boolean).join(': '),
  );
}

const MAX_CHARACTERS = 200_000;

const callSandbox: Tool<RequestArguments & { status?: number }> = {
  name: 'call_sandbox',
  title: 'Call the sandbox',
  description:
    'Sends a request to the sandbox in this server, with invented data, and returns its response. The values are sent as they are, also wrong ones: the response says what is wrong.',
  input: argumentsOf(
    {
      ...REQUEST_PROPERTIES,
      status: {
        type: 'integer',
        minimum: 100,
        maximum: 599,
        description: 'Status of the response, to see an error: 404, 429, 503. By default that of the values.',
      },
    },
    ['operation'],
  ),
  run: ({ operation: name, parameters = {}, body: sent, status: wanted }, knowledge) => {
    const operation = operationAt(name, knowledge);
    const form = formOf(operation, knowledge);
    const missing = missingInPath(form, parameters);
    if (missing.length > 0)
      throw new ToolError('invalid-argument', `The path ${operation.path} needs a value for ${missing.join(', ')}.`);
    const { status, headers, body } = respondTo(
      writeRequest(form, parameters, sent, wanted === undefined ? [] : [{ name: 'Prefer', value: `code=${wanted}` }]),
      knowledge,
    );
    if (body.length > MAX_CHARACTERS)
      throw new ToolError('response-too-large', `The response has ${body.length} characters.`);
    const contentType = headers['Content-Type'] ?? null;
    return { status, contentType, body: contentType?.includes('json') && body !== '' ? JSON.parse(body) : body };
  },
};

/** Tools of every portal, in the order that clients display. */
export const portalTools: readonly Tool[] = [
  search,
  getPage,
  getOperation,
  getSchema,
  buildRequest,
  listChanges,
  getWorkflow,
  callSandbox,
];

const textOf = (result: unknown): string => (typeof result === 'string' ? result : JSON.stringify(result));

// Texts of contracts are untrusted content.
const content = (text: string): CallToolResult => ({ content: [{ type: 'text', text: visibleText(text) }] });

/** The SDK would report faults in the words of its validator: `callTool` reports them. */
const ANY: Parameters<typeof fromJsonSchema>[1] = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
};

const usageOf = ({ name, input: { properties, required = [] } }: Tool): string =>
  `${name} takes ${Object.keys(properties)
    .map((key) => (required.includes(key) ? `${key} (required)` : key))
    .join(', ')}.`;

/** Returns the result of a tool, or its typed error. */
export async function callTool(tool: Tool, toolArguments: unknown, knowledge: ServerData): Promise<CallToolResult> {
  try {
    const faults = argumentFaults(toolArguments, tool.input);
    if (faults.length > 0) throw new ToolError('invalid-argument', `${faults.join(' ')} ${usageOf(tool)}`);
    return content(textOf(await tool.run(toolArguments as never, knowledge)));
  } catch (error) {
    const fault = error instanceof ToolError ? error : new ToolError('failed', 'The tool failed on this input.');
    const { code, message, suggestions: known, total } = fault;
    const names = { ...(known.length > 0 && { known }), ...(known.length < total && { total }) };
    return { ...content(JSON.stringify({ error: { code, message, ...names } })), isError: true };
  }
}

/** Creates a Model Context Protocol server over the bundled data, with further tools of the site. It reads and writes nothing else. */
export function createServer(knowledge: ServerData, tools: readonly Tool[]): McpServer {
  const { name, title, version, instructions } = knowledge;
  const server = new McpServer({ name, title, version }, { instructions: visibleText(instructions) });
  const isOffered = (tool: Tool) => tool !== getWorkflow || knowledge.workflows.length > 0;
  for (const tool of [...portalTools, ...tools].filter(isOffered))
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: fromJsonSchema(tool.input as unknown as Parameters<typeof fromJsonSchema>[0], ANY),
        annotations: {
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      (toolArguments: unknown) => callTool(tool, toolArguments, knowledge),
    );
  return server;
}

/** Maximum length of a line from a client, in bytes. */
const MAX_LINE_BYTES = 10_000_000;

/** Serves the tools over standard input and output until the client disconnects or sends a line that is too long. */
export function serve(knowledge: ServerData, tools: readonly Tool[], end: () => void): void {
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MAX_LINE_BYTES });
  serveStdio(() => createServer(knowledge, tools), {
    transport,
    onerror: ({ message }) => {
      if (!message.includes('maximum size')) return;
      console.error(
        `A line of the client has more than ${MAX_LINE_BYTES / 1_000_000} MB: the server ends. Send less at once.`,
      );
      process.exitCode = 1;
    },
  });
  // The transport closes as soon as one of its streams ends. If a client dies during a call, standard output closes,
  // but standard input never reports its end.
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    end();
  };
}
