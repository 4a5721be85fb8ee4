import type { ContractRule } from '../lib/rule';
import { namedTypes } from '../lib/schema';

interface Need {
  /** Keywords that set a limit. */
  keywords: readonly string[];
  /** Wording of the limit in messages. */
  words: string;
}

const NUMBER: Need = {
  keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  words: 'a minimum, a maximum or both',
};

const NEEDS = new Map<string, Need>([
  ['string', { keywords: ['pattern', 'format', 'maxLength'], words: 'a pattern, format, enum or maxLength' }],
  ['integer', NUMBER],
  ['number', NUMBER],
  ['array', { keywords: ['maxItems'], words: 'maxItems' }],
]);

/** Requires a limit on each value: clients size columns and write validation from it. */
export const constraintRequired: ContractRule = () => ({
  Schema(schema, { report }) {
    if (schema.enum !== undefined || schema.const !== undefined) return;
    for (const type of namedTypes(schema)) {
      const need = NEEDS.get(type);
      if (!need || need.keywords.some((keyword) => schema[keyword] !== undefined)) continue;
      report({
        message: `A schema of type ${type} has no limit. Give it ${need.words}, from the register's own definition.`,
      });
    }
    if (namedTypes(schema).includes('array') && schema.items === undefined) {
      report({ message: 'An array has no items. Add the schema of its items.' });
    }
  },
});
