/** One operation, one file, one name. */
export default function pathItemFile() {
  return {
    PathItem(_item, ctx) {
      ctx.getVisitorData().inOwnFile = typeof ctx.rawNode.$ref === 'string';
    },
    Operation(operation, ctx) {
      if (!ctx.getVisitorData().inOwnFile) return;
      const file = ctx.location.source.absoluteRef.split(/[\\/]/).at(-1);
      if (file === `${operation.operationId}.yaml`) return;
      ctx.report({
        message: `Operation \`${operation.operationId}\` is in \`${file}\`. Name the file ${operation.operationId}.yaml, and put one operation in each.`,
        location: ctx.location.child(['operationId']),
      });
    },
  };
}
