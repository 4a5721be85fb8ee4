import { slugOf } from 'openapi-toolkit';
import { promisedOperations } from '../../../vocabulary/promised';
import type { ContractRule } from '../lib/rule';

const promised = new Set(Object.values(promisedOperations).flat());

/** Requires the page slug of each operationId to be listed, because page addresses must remain stable. */
export const operationListed: ContractRule = () => ({
  Operation({ operationId }, { location, report }) {
    if (typeof operationId !== 'string') return;
    const slug = slugOf(operationId);
    if (promised.has(slug)) return;
    report({
      message: `operationId \`${operationId}\` gives the page \`${slug}\`, which is not in src/vocabulary/promised.ts. Correct the name, or add the slug there.`,
      location: location.child(['operationId']),
    });
  },
});
