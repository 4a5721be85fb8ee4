import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from 'docusaurus-preset-portal/content';
import { paths } from '../lib/paths';
import { runCli } from '../lib/runCli';
import { UserError } from '../lib/UserError';
import { packSandbox } from '../offline/pack';
import { parseBundled } from '../openapi';
import { about } from '../sandbox/about';
import { checkSamples } from './proof/checkSamples';
import { startPackage } from './proof/startPackage';
import { warningsOf } from './report';

/** Sends the samples to the sandbox of a finished build or of the contracts; with `--strict` a warning fails. */
export const checkSandbox = (): void =>
  runCli(async () => {
    const file = path.join('build', about.tarball);
    const bytes = existsSync(file) ? await readFile(file) : await packSandbox(process.cwd(), paths.downloads);
    const { origin, stop } = await startPackage(about.tarball, bytes);
    try {
      const contracts = await Promise.all(
        apis.map(async ({ id, spec }) => ({
          file: `api-specs/${spec}`,
          document: parseBundled(await readFile(path.join(paths.downloads, `${id}.json`), 'utf8')),
        })),
      );
      const { operations, tried, sent, faults } = await checkSamples(contracts, origin);
      const share = tried < operations ? ` (${tried} of ${operations} operations were tried)` : '';
      console.log(`Sandbox: ${sent - faults.length} of ${sent} requests are answered as the contracts say${share}.`);
      if (faults.length === 0) return;
      if (process.argv.includes('--strict')) throw new UserError(faults.map(({ message }) => message).join('\n'));
      console.log(warningsOf(faults));
    } finally {
      await stop();
    }
  });
