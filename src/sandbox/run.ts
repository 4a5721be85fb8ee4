import { parseArgs } from 'node:util';
import { readVariable } from '../environment';
import { about } from './content/about';
import type { SandboxData } from './content/data';
import { withOrigin } from './content/withOrigin';
import { listen } from './engine/http/server';
import { createSandbox } from './sandbox';

/** Starts the MCP server of the packed file over stdio, beside the sandbox that listens on this port. */
export type ServeTools = (port: number) => void;

const MCP = `
  --mcp   Also be a server of the Model Context Protocol over stdio, for coding agents; the port is then a free one.`;

const usageOf = (
  hasTools: boolean,
): string => `Usage: sandbox [--port ${about.port}] [--host 127.0.0.1]${hasTools ? ' [--mcp]' : ''}

Serves all APIs on this machine, with invented data.
  --port  Port to listen on; 0 takes a free one. Default: ${about.port}, or the environment variable PORT.
  --host  Address to listen on; 0.0.0.0 in a container. Default: 127.0.0.1, which only this machine reaches.${hasTools ? MCP : ''}
  --help  Show this text.`;

/**
 * The command: reads the arguments, starts, says what is served.
 *
 * @param read Where the data comes from: the repository, or the file it was packed into.
 * @param serveTools What `--mcp` starts; without it there is no such argument.
 * @returns exit status, or nothing while the server runs.
 */
export async function run(
  argv: string[],
  read: () => Promise<SandboxData>,
  serveTools?: ServeTools,
): Promise<number | undefined> {
  const usage = usageOf(serveTools !== undefined);
  let port: number;
  let host: string | undefined;
  let isMcp = false;
  try {
    const values = readArguments(argv, serveTools !== undefined);
    if (values.help) {
      console.log(usage);
      return 0;
    }
    host = values.host;
    isMcp = values.mcp === true;
    port = Number(values.port ?? (isMcp ? 0 : readVariable('PORT', process.env) || about.port));
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error('The port must be a number from 0 to 65535.');
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  try {
    const data = await read();
    const { origin, close } = await listen((at) => createSandbox(withOrigin(data, at)), port, host);
    if (isMcp) {
      // Standard output belongs to the protocol, and the client ends the server by closing its input.
      for (const event of ['end', 'close']) process.stdin.once(event, () => void close());
      serveTools?.(Number(new URL(origin).port));
    } else console.log(greeting(withOrigin(data, origin), origin));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
    return undefined;
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException, port));
    return 1;
  }
}

function readArguments(args: string[], hasTools: boolean) {
  const options = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } } as const;
  if (!hasTools) return { mcp: false, ...parseArgs({ args, options }).values };
  return parseArgs({ args, options: { ...options, mcp: { type: 'boolean' } } }).values;
}

function greeting({ apis }: SandboxData, origin: string): string {
  const lines = apis.map(({ title, document }) => {
    const count = Object.keys(document.paths ?? {}).length;
    const [server] = (document.servers ?? []) as { url: string }[];
    return `  ${title.padEnd(16)} ${server?.url}  (${count} path${count === 1 ? '' : 's'})`;
  });
  return [
    `${about.title}: ${origin}`,
    '',
    ...lines,
    '',
    `${about.note} Try:`,
    '',
    `  ${about.tryIt(origin)}`,
    '',
    'Stop it with Ctrl+C.',
  ].join('\n');
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: --port ${port + 1}`;
  if (error.code === 'EACCES')
    return `Port ${port} is not allowed for you. Choose one above 1023: --port ${about.port}`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${error.message}. Give an address of this machine: --host 127.0.0.1`;
  return error.message;
}
