import { OPERATION_SLUGS } from '../lib/lists.js';

export const slugOf = (operationId) => operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The page address comes from the operationId, and addresses are promised. */
export default function operationListed() {
  return {
    Operation(operation, ctx) {
      if (typeof operation.operationId !== 'string') return;
      const slug = slugOf(operation.operationId);
      if (OPERATION_SLUGS.includes(slug)) return;
      ctx.report({
        message: `operationId \`${operation.operationId}\` gives the page \`${slug}\`, which is not listed. Mend the name, or add the slug to src/house-rules/lib/lists.js.`,
        location: ctx.location.child(['operationId']),
      });
    },
  };
}
