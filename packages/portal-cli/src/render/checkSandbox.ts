import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Portal } from 'docusaurus-preset-portal/node';
import { parseBundled, UserError } from 'openapi-toolkit';
import { createEngine, listenOn, plainContent, readContractOperations, sandboxPrefixes } from 'openapi-toolkit/sandbox';
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
  const parts = { apis: served, operations: readContractOperations(served), content: plainContent() };
  const { origin, close } = await listenOn(() => createEngine({ ...parts, report: () => undefined }), 0);
  try {
    const { operations, tried, sent, faults } = await checkSamples(
      contracts.map((one) => ({ ...one, prefix: prefixes.get(one.served.id)?.prefix })),
      origin,
    );
    const share = tried < operations ? ` (${tried} of ${operations} operations were tried)` : '';
    const report = `Sandbox: ${sent - faults.length} of ${sent} requests are answered as the contracts say${share}.`;
    if (isStrict && faults.length > 0) throw new UserError(faults.map(({ message }) => message).join('\n'));
    return [report, ...(faults.length > 0 ? [warningsOf(faults)] : [])].join('\n');
  } finally {
    await close();
  }
}
