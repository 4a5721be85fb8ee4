import { RETRY } from '../lib/lists.js';

/** Every error says what causes it and whether the same request may be sent again. */
export default function problemAdvice() {
  return {
    Response(response, ctx) {
      if (!/^[45]/.test(String(ctx.key))) return;
      const cause = response['x-cause'];
      if (typeof cause !== 'string' || cause.trim().length < 20) {
        ctx.report({
          message: `Response ${ctx.key} does not say what causes it. Add x-cause: the commonest cause and how to mend it, in a sentence or two.`,
        });
      }
      if (!RETRY.includes(response['x-retry'])) {
        ctx.report({
          message: `Response ${ctx.key} does not say whether to retry. Add x-retry, one of: ${RETRY.join(', ')}.`,
        });
      }
    },
  };
}
