import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownerOf } from 'docusaurus-preset-portal/node';
import { listenOn } from 'openapi-toolkit/sandbox';
import { pathOf } from '../../programs';
import { newSandbox } from '../../sandbox/support';
import { execute } from '../../support/execute';
import { about, portal } from '../../support/portal';
import { freePort, listening } from '../../support/ports';
import { serveBuild } from '../../support/serveBuild';
import { BUILD } from './commands';

/** Kills a process with its group: a shell, npx and the sandbox. */
function stop({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Ends a command that goes on until it is stopped. */
export async function ended(child: ChildProcess): Promise<void> {
  const closed = new Promise((done) => child.once('close', done));
  stop(child);
  await closed;
}

/**
 * A shell that knows nothing of this repository, in a folder of its own. Only hosts are replaced in what it runs: that
 * of the site by one that serves the build, that of the APIs by a second sandbox, and the port of the sandbox by a free
 * one.
 */
export async function cleanShell() {
  const site = await serveBuild(BUILD);
  const keys: (string | undefined)[] = [];
  const real = await listenOn(() => {
    const { respond, ...rest } = newSandbox();
    return {
      ...rest,
      respond: (request) => {
        keys.push(request.headers['x-api-key']);
        return respond(request);
      },
    };
  }, 0);
  let port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'first-call-'));
  const started: ChildProcess[] = [];
  const hosted = (text: string): string =>
    text
      .replaceAll(about.file, `${site.origin}/${about.tarball}`)
      .replaceAll(ownerOf(portal, process.env).apiBaseUrl, real.origin)
      .replaceAll(about.origin, `http://127.0.0.1:${port}`);
  // Nothing can come from a registry: what `npx` runs needs nothing else.
  const clean = () => ({
    HOME: home,
    PORT: String(port),
    npm_config_registry: 'http://127.0.0.1:9',
    LC_ALL: 'C.UTF-8',
  });
  return {
    home,
    site,
    /** Keys that requests to the APIs had, as they came. */
    keys,
    hosted,
    run: (text: string) => execute([pathOf('bash'), '-c', hosted(text)], home, clean()),
    /**
     * Runs a command that goes on until it is stopped, up to the moment it says how. It runs once more when it ends
     * before: on a busy machine another program may have taken the free port.
     */
    async start(text: string): Promise<ChildProcess> {
      const begun = async () => {
        const env = { PATH: process.env.PATH ?? '', ...clean() };
        const child = spawn(pathOf('bash'), ['-c', hosted(text)], { cwd: home, detached: true, env });
        started.push(child);
        await listening(child);
        return child;
      };
      return begun().catch(async (error: Error) => {
        console.warn(error.message);
        port = await freePort();
        return begun();
      });
    },
    async close() {
      for (const child of started) stop(child);
      site.close();
      await real.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type CleanShell = Awaited<ReturnType<typeof cleanShell>>;
