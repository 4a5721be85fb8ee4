import { spawn } from 'node:child_process';
import path from 'node:path';
import { noteDangling } from '../../lib/danglingReferences';
import { withoutApiKey } from '../../lib/environment';
import { takeLock } from '../../lib/lock';
import { markHandled } from '../../lib/markHandled';
import { paths } from '../../lib/paths';
import { exitWithMessage } from '../../lib/runCli';
import { LOADS_TYPESCRIPT } from '../../lib/typescript';
import { UserError } from '../../lib/UserError';
import { danglingInReference, hashInputs, isFresh } from './stamp';

/** Promises of the parts of a generation. */
export interface Generation {
  /** Done when the pages of the reference are there. */
  reference: Promise<void>;
  /** Done when all is there: what comes with the reference, too. */
  whole: Promise<void>;
}

/** Runs `scripts/generate.ts` in a process of its own: it reads the sources as they are now, whatever is loaded here. */
function runGenerate(siteDir: string): Generation {
  const child = spawn(process.execPath, [...LOADS_TYPESCRIPT, 'scripts/generate.ts'], {
    cwd: siteDir,
    env: withoutApiKey(process.env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // It ends with a build that is interrupted.
  const end = () => child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  const exit = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new UserError('The reference was not generated: fix what the message above names.')),
    );
  });
  // It says so once, when the reference is done.
  const said = new Promise<void>((resolve) => child.once('message', () => resolve()));
  const whole = markHandled(exit.then(() => noteDangling(danglingInReference(siteDir))));
  return { reference: markHandled(Promise.race([said, whole])), whole };
}

/** Generation that was started and that no caller has taken yet. */
let begun: Generation | undefined;

/**
 * Takes the lock of a folder in which this process builds or generates, until it ends.
 *
 * @throws UserError when another process does.
 */
export const lockSite = (siteDir: string): unknown =>
  takeLock(path.join(siteDir, paths.lock), 'A build or a generation of this site');

/**
 * Begins a production build: takes the lock, and starts the generation that `ensureGenerated` gives when it is called
 * next. A second call changes nothing.
 *
 * @throws UserError when another process builds here.
 */
export function beginBuild(siteDir: string): void {
  if (begun) return;
  try {
    lockSite(siteDir);
  } catch (error) {
    exitWithMessage(error);
  }
  // Docusaurus ends a build that is interrupted with status 0. Until the site is whole, to end is to fail.
  process.exitCode = 1;
  begun = ensureGenerated(siteDir);
}

/**
 * Generates the reference and what comes with it when they are missing or older than what they are made from. Either way
 * the dangling references that the generation found are noted.
 *
 * @param siteDir Folder of the site.
 * @returns What is done when; it fails with UserError, and what is wrong has been printed then.
 */
export function ensureGenerated(siteDir: string): Generation {
  const earlier = begun;
  begun = undefined;
  if (earlier) return earlier;
  if (!isFresh(siteDir, hashInputs(siteDir, process.env))) return runGenerate(siteDir);
  noteDangling(danglingInReference(siteDir));
  return { reference: Promise.resolve(), whole: Promise.resolve() };
}
