import { parseArgs } from 'node:util';
import { readVariable } from '../environment';
import { about } from './content/about';
import type { SandboxData } from './content/data';
import { withOrigin } from './content/withOrigin';
import { listen } from './engine/http/server';
import { createSandbox } from './sandbox';

/** Port when none is given. */
export const PORT = 4010;

const USAGE = `Usage: sandbox [--port ${PORT}]

Serves all APIs on this machine, with invented data.
  --port  Port to listen on; 0 takes a free one. Default: ${PORT}, or the environment variable PORT.
  --help  Show this text.`;

/**
 * The command: reads the arguments, starts, says what is served.
 *
 * @param read Where the data comes from: the repository, or the file it was packed into.
 * @returns exit status, or nothing while the server runs.
 */
export async function run(argv: string[], read: () => Promise<SandboxData>): Promise<number | undefined> {
  const options = { port: { type: 'string' }, help: { type: 'boolean' } } as const;
  let port: number;
  try {
    const { values } = parseArgs({ args: argv, options });
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    port = Number(values.port ?? (readVariable('PORT', process.env) || PORT));
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error('The port must be a number from 0 to 65535.');
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  try {
    const data = await read();
    const { origin, close } = await listen((at) => createSandbox(withOrigin(data, at)), port);
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
  if (error.code === 'EACCES') return `Port ${port} is not allowed for you. Choose one above 1023: --port ${PORT}`;
  return error.message;
}
