import { about } from './about';
import { OPTIONS_USAGE, serverCommand } from './commandLine';
import type { Sandbox } from './engine/engine';
import { startSandbox } from './startSandbox';

const USAGE = `Usage: sandbox [--port ${about.port}] [--host 127.0.0.1]

Serves all APIs on this machine, with invented data.
${OPTIONS_USAGE}`;

/** Runs the command that serves the sandbox from the repository. */
export const run = (read: () => Promise<(origin: string) => Sandbox>, args?: string[]): Promise<void> =>
  serverCommand(USAGE, {}, async ({ host }, port) => startSandbox(await read(), port, host), args);
