import { retryAdvice } from 'openapi-toolkit/node';
import type { ContractRule } from '../lib/rule';

/** Requires each error to state its cause, and whether to retry the request. */
export const problemAdvice: ContractRule = () => ({
  Response(response, { key, report }) {
    if (!/^[45]/.test(String(key))) return;
    const cause = response['x-cause'];
    if (typeof cause !== 'string' || cause.trim().length < 20) {
      report({
        message: `Response ${key} has no x-cause. Add the most common cause and how to fix it, in a sentence or two.`,
      });
    }
    if (!retryAdvice.includes(response['x-retry'])) {
      report({
        message: `Response ${key} has no x-retry. Add one of: ${retryAdvice.join(', ')}.`,
      });
    }
  },
});
