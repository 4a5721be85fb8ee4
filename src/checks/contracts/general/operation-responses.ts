import type { ContractRule } from '../lib/rule';

/** Requires the responses for missing keys and rate limits on each operation, and for invalid requests on most. */
export const operationResponses: ContractRule = () => ({
  Operation(operation, { location, report }) {
    const statuses = Object.keys(operation.responses ?? {});
    const hasInput = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0;
    const expected = [...(hasInput ? ['400'] : []), '401', '429'];
    const missing = expected.filter((status) => !statuses.includes(status));
    if (missing.length === 0) return;
    report({
      message: `Operation \`${operation.operationId}\` does not describe ${missing.join(', ')}. Add each response: 401 and 429 are in api-specs/shared/responses.`,
      location: location.child(['responses']).key(),
    });
  },
});
