import type { ContractRule } from '../lib/rule';

/** Requires path item files to hold one operation, and to be named after its operationId. */
export const pathItemFile: ContractRule = () => {
  let inOwnFile = false;
  return {
    PathItem(_item, { rawNode }) {
      inOwnFile = typeof rawNode.$ref === 'string';
    },
    Operation({ operationId }, { location, report }) {
      const file = location.source.absoluteRef.split(/[\\/]/).at(-1);
      if (!inOwnFile || file === `${operationId}.yaml`) return;
      report({
        message: `Operation \`${operationId}\` is in \`${file}\`. Name the file ${operationId}.yaml, and put one operation in each.`,
        location: location.child(['operationId']),
      });
    },
  };
};
