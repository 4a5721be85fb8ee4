import { about } from './about';
import { OPTIONS_USAGE, runCommand } from './commandLine';
import type { Sandbox } from './engine/engine';
import { startSandbox } from './startSandbox';

const USAGE = `Usage: sandbox [--port ${about.port}] [--host 127.0.0.1]

Serves all APIs on this machine, with invented data.
${OPTIONS_USAGE}`;

/** Runs the command that serves the sandbox from the repository. Returns the exit status, or nothing while it serves. */
export const run = (args: string[], read: () => Promise<(origin: string) => Sandbox>): Promise<number | undefined> =>
  runCommand(args, USAGE, {}, async ({ host }, port) => startSandbox(await read(), port, host));
