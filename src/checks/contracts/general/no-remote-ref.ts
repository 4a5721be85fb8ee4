import type { ContractRule } from '../lib/rule';

/** Forbids references outside this repository, so that builds need no network and no other files. */
export const noRemoteRef: ContractRule = () => ({
  ref(node, { report }) {
    if (!/^([a-z][a-z0-9+.-]*:|\/)/i.test(node.$ref)) return;
    report({
      message: `$ref \`${node.$ref}\` points outside the repository. Copy the part into api-specs/ and refer to it by a relative path.`,
    });
  },
});
