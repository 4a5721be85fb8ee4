/** A contract is whole in this repository: building it asks no other host and no other machine's disk. */
export default function noRemoteRef() {
  return {
    ref(node, ctx) {
      if (!/^([a-z][a-z0-9+.-]*:|\/)/i.test(node.$ref)) return;
      ctx.report({
        message: `$ref \`${node.$ref}\` points outside the repository. Copy the part into api-specs/ and refer to it by a relative path.`,
      });
    },
  };
}
