import { typesOf } from '../lib/schema.js';

const NEEDS = {
  string: [['pattern', 'format', 'maxLength'], 'a pattern, format, enum or maxLength'],
  integer: [['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], 'a minimum, a maximum or both'],
  number: [['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], 'a minimum, a maximum or both'],
  array: [['maxItems'], 'maxItems'],
};

/** Every value has a limit: a caller sizes columns and writes validation from it. */
export default function constraintRequired() {
  return {
    Schema(schema, ctx) {
      if (schema.enum !== undefined || schema.const !== undefined) return;
      for (const type of typesOf(schema)) {
        const [words, text] = NEEDS[type] ?? [];
        if (!words || words.some((word) => schema[word] !== undefined)) continue;
        ctx.report({
          message: `A schema of type ${type} has no limit. Give it ${text}, from the register's own definition.`,
        });
      }
      if (typesOf(schema).includes('array') && schema.items === undefined) {
        ctx.report({ message: 'An array does not say what it holds. Add items.' });
      }
    },
  };
}
