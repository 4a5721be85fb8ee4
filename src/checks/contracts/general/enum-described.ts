import type { ContractRule } from '../lib/rule';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Requires a description for each value of an enum, and for no other value. */
export const enumDescribed: ContractRule = () => ({
  Schema(schema, { location, report }) {
    if (!Array.isArray(schema.enum)) return;
    const meanings: Record<string, unknown> = schema['x-enumDescriptions'] ?? {};
    const values = (schema.enum as unknown[]).filter((value) => value !== null).map(String);
    const missing = values.filter((value) => !isText(meanings[value]));
    if (missing.length > 0) {
      report({
        message: `Enum values without a meaning: ${missing.join(', ')}. Add each to x-enumDescriptions: {VALUE: what it means}.`,
        location: location.child(['enum']),
      });
    }
    const extra = Object.keys(meanings).filter((value) => !values.includes(value));
    if (extra.length > 0) {
      report({
        message: `x-enumDescriptions describes values the enum does not have: ${extra.join(', ')}. Remove them or add them to enum.`,
        location: location.child(['x-enumDescriptions']),
      });
    }
  },
});
