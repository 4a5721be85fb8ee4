import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Portal } from 'docusaurus-preset-portal/node';
import { parseBundled, UserError } from 'openapi-toolkit';
import { createSandbox, plainContent, sandboxPrefixes } from 'openapi-toolkit/sandbox';
import { checkSamples } from './proof/checkSamples';
import { warningsOf } from './report';

/** Sends the samples of the contracts to their sandbox; returns a report with warnings. @throws UserError if strict. */
export async function checkSandbox(portal: Portal, isStrict: boolean): Promise<string> {
  const contracts = await Promise.all(
    portal.apis.map(async ({ id, title, spec }) => {
      const text = await readFile(path.join(portal.paths.downloads, `${id}.json`), 'utf8');
      return {
        file: `api-specs/${spec}`,
        document: parseBundled(text),
        served: { id, title, document: JSON.parse(text) },
      };
    }),
  );
  const served = contracts.map((contract) => contract.served);
  const prefixes = sandboxPrefixes(served);
  const ignore = () => undefined;
  const { respond } = createSandbox(() => plainContent(), { apis: served }, ignore);
  const { operations, tried, sent, faults } = await checkSamples(
    contracts.map((contract) => ({ ...contract, prefix: prefixes.get(contract.served.id)?.prefix })),
    respond,
  );
  const share = tried < operations ? ` (${tried} of ${operations} operations were tried)` : '';
  const report = `Sandbox: ${sent - faults.length} of ${sent} requests are answered as the contracts say${share}.`;
  if (isStrict && faults.length > 0) throw new UserError(faults.map(({ message }) => message).join('\n'));
  return [report, ...(faults.length > 0 ? [warningsOf(faults)] : [])].join('\n');
}
