import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readVariable } from '../lib/environment';
import { about } from './about';
import type { SandboxData } from './data';
import { docsIn } from './docs/pages';
import type { Sandbox } from './engine/engine';
import { listen } from './engine/http/server';
import { withOrigin } from './withOrigin';

/** Inputs of the command besides its arguments. */
export interface Packed {
  data: SandboxData;
  /** The script by which documentation pages send requests. */
  send: string;
  /** Creates the sandbox from the data. */
  createSandbox: (data: SandboxData) => Sandbox;
}

/** Starts the MCP server of the bundled file over stdio, with the sandbox on this port. */
export type ServeTools = (port: number, end: () => void) => void;

const MCP = `
  --mcp   Also be a server of the Model Context Protocol over stdio, for coding agents; the port is then a free one.`;

const usageOf = (
  hasTools: boolean,
): string => `Usage: sandbox [--port ${about.port}] [--host 127.0.0.1] [--docs DIR]${hasTools ? ' [--mcp]' : ''}

Serves all APIs on this machine, with invented data.
  --port  Port to listen on; 0 takes a free one. Default: ${about.port}, or the environment variable PORT.
  --host  Address to listen on; 0.0.0.0 in a container. Default: 127.0.0.1, which only this machine reaches.
  --docs  Folder of the built documentation: served at the same address, where its pages can send to the sandbox.${hasTools ? MCP : ''}
  --help  Show this text.`;

/**
 * Runs the command: parses the arguments, starts the server, prints what it serves.
 *
 * @param read Reads the data from the repository or the bundled file.
 * @param serveTools Started by `--mcp`; without it the option does not exist.
 * @returns exit status, or nothing while the server runs.
 */
export async function run(
  argv: string[],
  read: () => Promise<Packed>,
  serveTools?: ServeTools,
): Promise<number | undefined> {
  const usage = usageOf(serveTools !== undefined);
  let port: number;
  let host: string | undefined;
  let docs: string | undefined;
  let isMcp = false;
  try {
    const values = readArguments(argv, serveTools !== undefined);
    if (values.help) {
      console.log(usage);
      return 0;
    }
    ({ host, docs } = values);
    if (docs !== undefined && !existsSync(path.join(docs, 'index.html')))
      throw new Error(`--docs ${docs}: there is no index.html. Run "npm run build", and name the folder of the build.`);
    isMcp = values.mcp === true;
    port = Number(values.port ?? (isMcp ? 0 : readVariable('PORT', process.env) || about.port));
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error('The port must be a number from 0 to 65535.');
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  try {
    const { data, send, createSandbox } = await read();
    const pages = docs === undefined ? undefined : docsIn(docs, send);
    const { origin, close } = await listen((at) => createSandbox(withOrigin(data, at)), port, host, pages);
    // A connected client keeps standard input open, and with it the process.
    const end = () => void close().finally(() => process.exit());
    // In MCP mode, standard output is reserved for the protocol.
    if (isMcp) serveTools?.(Number(new URL(origin).port), end);
    else console.log(greeting(withOrigin(data, origin), origin, docs));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
    return undefined;
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException, port));
    return 1;
  }
}

function readArguments(args: string[], hasTools: boolean) {
  const text = { type: 'string' } as const;
  const options = { port: text, host: text, docs: text, help: { type: 'boolean' } } as const;
  if (!hasTools) return { mcp: false, ...parseArgs({ args, options }).values };
  return parseArgs({ args, options: { ...options, mcp: { type: 'boolean' } } }).values;
}

function greeting({ apis }: SandboxData, origin: string, docs?: string): string {
  const lines = apis.map(({ title, document }) => {
    const count = Object.keys(document.paths ?? {}).length;
    const [server] = (document.servers ?? []) as { url: string }[];
    return `  ${title.padEnd(16)} ${server?.url}  (${count} path${count === 1 ? '' : 's'})`;
  });
  return [
    `${about.title}: ${origin}`,
    ...(docs === undefined ? [] : ['', `  Documentation    ${origin}/  (${docs})`]),
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
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: --port ${port + 1}`;
  if (error.code === 'EACCES')
    return `Port ${port} needs the rights of an administrator. Choose one above 1023: --port ${about.port}`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${error.message}. Give an address of this machine: --host 127.0.0.1`;
  return error.message;
}
