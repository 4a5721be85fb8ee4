import type { Rule } from '../lib/rule';

/** A contract is whole in this repository: building it asks no other host and no other machine's disk. */
export const noRemoteRef: Rule = () => ({
  ref(node, { report }) {
    if (!/^([a-z][a-z0-9+.-]*:|\/)/i.test(node.$ref)) return;
    report({
      message: `$ref \`${node.$ref}\` points outside the repository. Copy the part into api-specs/ and refer to it by a relative path.`,
    });
  },
});
