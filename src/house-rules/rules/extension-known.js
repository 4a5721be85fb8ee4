import { EXTENSIONS } from '../lib/lists.js';
import { follow } from '../lib/schema.js';

/** Extensions are ours and few: a misspelt one would be ignored in silence. */
export default function extensionKnown() {
  return {
    any(node, ctx) {
      if (!node || typeof node !== 'object' || ctx.type.name === 'SchemaProperties') return;
      for (const key of Object.keys(node)) {
        if (!key.startsWith('x-') || EXTENSIONS.includes(key)) continue;
        ctx.report({
          message: `Extension \`${key}\` is not one of ours, so nothing reads it. Correct it to one of: ${EXTENSIONS.join(', ')}.`,
          location: ctx.location.child([key]).key(),
        });
      }
    },
    Operation(operation, ctx) {
      const names = (operation.parameters ?? []).map(
        (raw, index) => follow(raw, ctx.location.child(['parameters', index]), ctx.resolve).node.name,
      );
      for (const name of operation['x-sample'] ?? []) {
        if (names.includes(name)) continue;
        ctx.report({
          message: `x-sample names \`${name}\`, which is not a parameter of the operation. Name one of: ${names.join(', ')}.`,
          location: ctx.location.child(['x-sample']),
        });
      }
    },
  };
}
