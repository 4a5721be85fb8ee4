import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from 'docusaurus-preset-portal/content';
import { paths } from '../lib/paths';
import { UserError } from '../lib/UserError';
import { parseBundled } from '../openapi';
import { createEngine } from '../sandbox/engine/engine';
import { listenOn } from '../sandbox/engine/http/server';
import { readContractOperations } from '../sandbox/engine/operations';
import { readContent } from '../sandbox/plainContent';
import { checkSamples } from './proof/checkSamples';
import { warningsOf } from './report';

/**
 * Sends the samples of the generated contracts to their sandbox.
 *
 * @returns the report, with a warning for each response that is not as its contract says.
 * @throws UserError with these instead, if they are errors.
 */
export async function checkSandbox(isStrict: boolean): Promise<string> {
  const contracts = await Promise.all(
    apis.map(async ({ id, title, spec }) => {
      const text = await readFile(path.join(paths.downloads, `${id}.json`), 'utf8');
      return {
        file: `api-specs/${spec}`,
        document: parseBundled(text),
        served: { id, title, document: JSON.parse(text) },
      };
    }),
  );
  const served = contracts.map((contract) => contract.served);
  const parts = { apis: served, operations: readContractOperations(served), content: readContent() };
  const { origin, close } = await listenOn(() => createEngine({ ...parts, report: () => undefined }), 0);
  try {
    const { operations, tried, sent, faults } = await checkSamples(contracts, origin);
    const share = tried < operations ? ` (${tried} of ${operations} operations were tried)` : '';
    const report = `Sandbox: ${sent - faults.length} of ${sent} requests are answered as the contracts say${share}.`;
    if (isStrict && faults.length > 0) throw new UserError(faults.map(({ message }) => message).join('\n'));
    return [report, ...(faults.length > 0 ? [warningsOf(faults)] : [])].join('\n');
  } finally {
    await close();
  }
}
