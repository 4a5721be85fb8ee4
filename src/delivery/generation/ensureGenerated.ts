import { spawn } from 'node:child_process';
import { BadInput } from '../../BadInput';
import { noteDangling } from '../../danglingReferences';
import { withoutApiKey } from '../../environment';
import { metLater } from '../../metLater';
import { LOADS_TYPESCRIPT } from '../../typescript';
import { danglingInReference, hashInputs, isFresh } from './stamp';

/** What is generated, and when. */
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
  const exit = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new BadInput('The reference was not generated: fix what the message above names.')),
    );
  });
  // It says so once, when the reference is done.
  const said = new Promise<void>((resolve) => child.once('message', () => resolve()));
  const whole = metLater(exit.then(() => noteDangling(danglingInReference(siteDir))));
  return { reference: metLater(Promise.race([said, whole])), whole };
}

/** What was begun and nobody has taken yet. */
let begun: Generation | undefined;

/** Begins what `ensureGenerated` gives when it is called next, so that it is done sooner. A second call changes nothing. */
export function beginGeneration(siteDir: string): void {
  begun ??= ensureGenerated(siteDir);
}

/**
 * Generates the reference and the sandbox file when they are missing or older than what they are made from. Either way
 * the dangling references that the generation found are noted.
 *
 * @param siteDir Folder of the site.
 * @returns What is done when; it fails with BadInput, and what is wrong has been printed then.
 */
export function ensureGenerated(siteDir: string): Generation {
  const earlier = begun;
  begun = undefined;
  if (earlier) return earlier;
  if (!isFresh(siteDir, hashInputs(siteDir, process.env))) return runGenerate(siteDir);
  noteDangling(danglingInReference(siteDir));
  return { reference: Promise.resolve(), whole: Promise.resolve() };
}
