import { type CliOptions, type CliValues, commandLine } from '../lib/runCli';
import { UserError } from '../lib/UserError';
import { printable } from '../lib/visibleText';
import { serverPath } from '../openapi/serverUrl';
import { sandboxPrefixes } from './engine/addresses';
import type { Sandbox } from './engine/engine';
import { listenOn, type Pages } from './engine/http/server';
import { PLAIN, portOf, type SandboxAbout } from './plainContent';

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' } } as const;

/** Returns the lines of a usage about `--port`, `--host` and `--help`. */
export const optionsUsage = (about: SandboxAbout): string =>
  `  --port     Port to listen on; 0 takes a free one. Default: ${portOf(about)}, or the environment variable PORT.
  --host     Address to listen on; 0.0.0.0 in a container. Default: 127.0.0.1, which only this machine reaches.
  --help     Show this text.`;

function chosenPort(given: string | undefined, about: SandboxAbout): number {
  const port = Number(given ?? (process.env.PORT?.trim() || portOf(about)));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError('The port must be a number from 0 to 65535.');
  return port;
}

/** Runs a command that serves a sandbox, as `commandLine` does. `options` are those besides `--port`, `--host` and `--help`. */
export const serverCommand = <O extends CliOptions>(
  about: SandboxAbout,
  usage: string,
  options: O,
  main: (values: CliValues<O> & CliValues<typeof OPTIONS>, port: number, operands: string[]) => Promise<unknown>,
  { args, operands }: { args?: string[]; operands?: readonly [min: number, max: number] } = {},
): Promise<void> =>
  commandLine(
    { usage, options: { ...options, ...OPTIONS }, operands },
    (given, files) => {
      const values = given as CliValues<O> & CliValues<typeof OPTIONS>;
      return main(values, chosenPort(values.port, about), files);
    },
    args,
  );

/** Runs the command that serves a sandbox alone. */
export const run = (
  read: () => Promise<(origin: string) => Sandbox>,
  about: SandboxAbout = PLAIN,
  args?: string[],
): Promise<void> => {
  const usage = `Usage: sandbox [--port ${portOf(about)}] [--host 127.0.0.1]

Serves all APIs on this machine, with invented data.
${optionsUsage(about)}`;
  return serverCommand(about, usage, {}, async ({ host }, port) => startSandbox(await read(), { port, host, about }), {
    args,
  });
};

/** Starts a server, prints what it serves, and stops it with the process. @throws UserError that says which address or port to choose. */
export async function startSandbox(
  create: (origin: string) => Sandbox,
  { port, host, pages, about }: { port: number; host?: string; pages?: Pages; about: SandboxAbout },
): Promise<void> {
  const { origin, sandbox } = await listenOn(create, port, host, pages).catch((error) => {
    throw new UserError(explain(error, port, about));
  });
  console.log(greeting(sandbox, origin, about, pages !== undefined));
  // A signal ends a process at once, also one that is busy. Only the first process of a container has to end itself.
  if (process.pid === 1)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
}

/** Text about what is served where. */
function greeting({ apis }: Sandbox, origin: string, about: SandboxAbout, hasPages: boolean): string {
  const prefixes = sandboxPrefixes(apis);
  const lines = apis.map(({ id, title, document }) => {
    const count = Object.keys(document.paths ?? {}).length;
    const [server] = (document.servers ?? []) as { url: string }[];
    return `  ${title.padEnd(16)} ${origin}${prefixes.get(id)?.prefix ?? ''}${serverPath(server?.url ?? '/').replace(/\/$/, '')}  (${count} path${count === 1 ? '' : 's'})`;
  });
  const text = [
    `${about.title}: ${origin}`,
    '',
    ...(hasPages ? [`  ${'Documentation'.padEnd(16)} ${origin}/`] : []),
    ...lines,
    '',
    ...(about.tryIt ? [`${about.note} Try:`, '', `  ${about.tryIt(origin)}`] : [about.note]),
    '',
    'Stop it with Ctrl+C.',
  ].join('\n');
  return printable(text);
}

function explain(error: NodeJS.ErrnoException, port: number, about: SandboxAbout): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: --port ${port + 1}`;
  if (error.code === 'EACCES')
    return `Port ${port} needs the rights of an administrator. Choose one above 1023: --port ${portOf(about)}`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${error.message}. Give an address of this machine: --host 127.0.0.1`;
  return error.message;
}
