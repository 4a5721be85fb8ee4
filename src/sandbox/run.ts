import { parseArgs } from 'node:util';
import { readVariable } from '../environment';
import { about } from './content/about';
import type { SandboxData } from './content/data';
import { withOrigin } from './content/withOrigin';
import { listen } from './engine/http/server';
import { createSandbox } from './sandbox';

const USAGE = `Usage: sandbox [--port ${about.port}] [--host 127.0.0.1]

Serves all APIs on this machine, with invented data.
  --port  Port to listen on; 0 takes a free one. Default: ${about.port}, or the environment variable PORT.
  --host  Address to listen on; 0.0.0.0 in a container. Default: 127.0.0.1, which only this machine reaches.
  --help  Show this text.`;

/**
 * The command: reads the arguments, starts, says what is served.
 *
 * @param read Where the data comes from: the repository, or the file it was packed into.
 * @returns exit status, or nothing while the server runs.
 */
export async function run(argv: string[], read: () => Promise<SandboxData>): Promise<number | undefined> {
  const options = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } } as const;
  let port: number;
  let host: string | undefined;
  try {
    const { values } = parseArgs({ args: argv, options });
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    host = values.host;
    port = Number(values.port ?? (readVariable('PORT', process.env) || about.port));
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error('The port must be a number from 0 to 65535.');
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  try {
    const data = await read();
    const { origin, close } = await listen((at) => createSandbox(withOrigin(data, at)), port, host);
    console.log(greeting(withOrigin(data, origin), origin));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
    return undefined;
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException, port));
    return 1;
  }
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
