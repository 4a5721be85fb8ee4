import { spawn } from 'node:child_process';
import { BadInput } from '../../BadInput';
import { withoutApiKey } from '../../environment';
import { hashInputs, isFresh } from './stamp';

/** Runs `scripts/generate.ts` in a process of its own: it reads the sources as they are now, whatever is loaded here. */
function runGenerate(siteDir: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], {
      cwd: siteDir,
      env: withoutApiKey(process.env),
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}

/**
 * Generates the reference and the sandbox file when they are missing or older than what they are made from.
 *
 * @param siteDir Folder of the site.
 * @throws BadInput when that fails; what is wrong has been printed then.
 */
export async function ensureGenerated(siteDir: string): Promise<void> {
  if (await isFresh(siteDir, await hashInputs(siteDir, process.env))) return;
  if ((await runGenerate(siteDir)) !== 0)
    throw new BadInput('The reference was not generated: fix what the message above names.');
}
