import { parseArgs } from 'node:util';
import { site } from '#site';
import { readVariable } from '../lib/environment';
import { serverPath } from '../openapi/serverUrl';
import { about } from './about';
import type { Sandbox } from './engine/engine';
import { listen, type Pages } from './engine/http/server';

/** Parts of the file that readers take along, besides the sandbox. */
export interface Whole {
  /** The documentation. */
  pages: Pages;
  /** Serves the tools of coding agents over standard input and output. */
  serveTools: (sandbox: Sandbox, end: () => void) => void;
  /** Text of `--version`. */
  version: string;
}

/** Creates the sandbox for the address at which it is reached. */
export type Create = (origin: string) => Sandbox;

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } } as const;
const ALL_OPTIONS = {
  ...OPTIONS,
  sandbox: { type: 'boolean' },
  mcp: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

const HELP = `  --port     Port to listen on; 0 takes a free one. Default: ${about.port}, or the environment variable PORT.
  --host     Address to listen on; 0.0.0.0 in a container. Default: 127.0.0.1, which only this machine reaches.
  --help     Show this text.`;

const USAGE = `Usage: sandbox [--port ${about.port}] [--host 127.0.0.1]

Serves all APIs on this machine, with invented data.
${HELP}`;

const WHOLE_USAGE = `Usage: ${site.slug} [--sandbox | --mcp] [--port ${about.port}] [--host 127.0.0.1]

Serves this documentation and all APIs on this machine, with invented data. It needs no network and writes no file.
  --sandbox  Serve the APIs alone.
  --mcp      Be a server of the Model Context Protocol over stdio, for coding agents. It opens no port.
${HELP}
  --version  Show the version of the documentation, and the digest of the contracts.`;

/**
 * Runs the command: parses the arguments, starts the server, prints what it serves.
 *
 * @param read Reads the data from the repository or the archive.
 * @returns exit status, or nothing while the server runs.
 */
export async function run(
  argv: string[],
  read: () => Promise<{ create: Create; whole?: Whole }>,
  isWhole = false,
): Promise<number | undefined> {
  try {
    const values = readArguments(argv, isWhole);
    if (values.help) return print(isWhole ? WHOLE_USAGE : USAGE);
    const port = portOf(values.port);
    const { create, whole } = await read();
    if (values.version) return print(whole?.version ?? '');
    if (values.mcp) {
      whole?.serveTools(create(about.origin), () => process.exit());
      return undefined;
    }
    const pages = values.sandbox ? undefined : whole?.pages;
    const { origin, close, sandbox } = await listen(create, port, values.host, pages).catch((error) => {
      throw new Error(explain(error, port));
    });
    print(greeting(sandbox, origin, pages !== undefined));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void close().finally(() => process.exit()));
    return undefined;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

const print = (text: string): number => {
  console.log(text);
  return 0;
};

/** @throws Error with one sentence. */
function readArguments(args: string[], isWhole: boolean) {
  try {
    const { values } = parseArgs({ args, options: isWhole ? ALL_OPTIONS : (OPTIONS as typeof ALL_OPTIONS) });
    const { mcp: isMcp, port, host, sandbox: isAlone } = values;
    if (isMcp && (port ?? host ?? isAlone) !== undefined)
      throw new Error('--mcp opens no port: leave --port, --host and --sandbox out');
    return values;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new Error(`${sentence}. --help lists the options.`);
  }
}

function portOf(given?: string): number {
  const port = Number(given ?? (readVariable('PORT', process.env) || about.port));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('The port must be a number from 0 to 65535.');
  return port;
}

function greeting({ apis }: Sandbox, origin: string, hasPages: boolean): string {
  const lines = apis.map(({ title, document }) => {
    const count = Object.keys(document.paths ?? {}).length;
    const [server] = (document.servers ?? []) as { url: string }[];
    return `  ${title.padEnd(16)} ${origin}${serverPath(server?.url ?? '/').replace(/\/$/, '')}  (${count} path${count === 1 ? '' : 's'})`;
  });
  return [
    `${about.title}: ${origin}`,
    '',
    ...(hasPages ? [`  ${'Documentation'.padEnd(16)} ${origin}/`] : []),
    ...lines,
    '',
    ...(about.example === '/' ? [about.note] : [`${about.note} Try:`, '', `  ${about.tryIt(origin)}`]),
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
