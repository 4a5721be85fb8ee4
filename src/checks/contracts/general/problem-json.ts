import type { ContractRule } from '../lib/rule';

/** Requires application/problem+json (RFC 9457) as the only media type of errors. */
export const problemJson: ContractRule = () => ({
  Response(response, { key, report }) {
    if (!/^[45]/.test(String(key))) return;
    const types = Object.keys(response.content ?? {});
    if (types.length === 1 && types[0] === 'application/problem+json') return;
    const found = types.length === 0 ? 'has no body' : `has \`${types.join('`, `')}\``;
    report({
      message: `Response ${key} ${found}. Give it exactly one content, application/problem+json, with the Problem schema.`,
    });
  },
});
