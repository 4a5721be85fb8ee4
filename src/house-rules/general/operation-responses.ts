import type { Rule } from '../lib/rule';

/** Every operation can be called without a key and too often, and most can be called wrongly. */
export const operationResponses: Rule = () => ({
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
