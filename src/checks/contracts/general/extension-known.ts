import { extensionNames } from '#vocabulary/extensions';
import type { ContractRule } from '../lib/rule';
import { resolveReference } from '../lib/schema';

/** Characters of a keyword: it is a word or a term, not a question. */
const MAX_KEYWORD = 40;

const knownExtensions = new Set<string>(extensionNames);

/** Forbids unknown extensions: a misspelt one would be ignored silently. */
export const extensionKnown: ContractRule = () => ({
  any(node, { type, location, report }) {
    if (!node || typeof node !== 'object' || type.name === 'SchemaProperties') return;
    for (const key of Object.keys(node)) {
      if (!key.startsWith('x-') || knownExtensions.has(key)) continue;
      report({
        message: `The extension \`${key}\` does not exist, so nothing reads it. Use one of: ${extensionNames.join(', ')}.`,
        location: location.child([key]).key(),
      });
    }
  },
  Operation(operation, { location, resolve, report }) {
    const keywords: unknown = operation['x-keywords'] ?? [];
    const isKeyword = (word: unknown) => typeof word === 'string' && word.trim() !== '' && word.length <= MAX_KEYWORD;
    if (!Array.isArray(keywords) || !keywords.every(isKeyword))
      report({
        message: `x-keywords is not a list of texts of at most ${MAX_KEYWORD} characters. Write \`x-keywords: [word, two words]\`.`,
        location: location.child(['x-keywords']),
      });
    const parameters: unknown[] = operation.parameters ?? [];
    const names = parameters.map(
      (raw, index) => resolveReference(raw, location.child(['parameters', index]), resolve).node.name,
    );
    for (const name of operation['x-sample'] ?? []) {
      if (names.includes(name)) continue;
      report({
        message: `x-sample names \`${name}\`, which is not a parameter of the operation. Name one of: ${names.join(', ')}.`,
        location: location.child(['x-sample']),
      });
    }
  },
});
