import { ownValue } from '../../lib/attempt';
import { type Document, isMap } from '../../openapi/document';
import type { Difference } from '../contractDifferences';

/** Keywords whose children have names. */
const NAMED_CHILDREN = new Set(['properties', 'patternProperties', 'parameters', 'responses', 'headers', 'callbacks']);

/** Number of leading steps of a pointer that name a component, an operation, or a part of the whole contract. */
const NAME_DEPTH: Readonly<Record<string, number>> = { components: 3, paths: 3, webhooks: 3 };

/**
 * Returns the beginning of a pointer that names a property, parameter, response, request body, component or operation:
 * `#/components/schemas/Shape/properties/size/maximum` → `#/components/schemas/Shape/properties/size`.
 */
export function namedPartOf(pointer: string): string {
  const [root = '#', ...parts] = pointer.split('/');
  // Shared parameters of a path are a sibling of its operations.
  const start = parts[2] === 'parameters' && parts[0] === 'paths' ? 2 : (ownValue(NAME_DEPTH, parts[0] ?? '') ?? 1);
  let end = start;
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (NAMED_CHILDREN.has(part)) at += 1;
    if (NAMED_CHILDREN.has(part) || part === 'requestBody') end = at + 1;
  }
  return [root, ...parts.slice(0, end)].join('/');
}

/** One sentence of `x-changes`, with the pointers it is about. */
export interface Sentence {
  /** JSON pointers as the gate prints them. Each covers a named part with its keywords, not the named parts below it. */
  at: string[];
  /** Markdown. */
  text: string;
  /** Instruction for clients; required for breaking changes. Markdown. */
  migration?: string;
}

/** One entry of `x-changes`. */
export interface Change {
  version: string;
  /** `2026-11-21`. */
  date: string;
  summary: string;
  changes: Sentence[];
  /** Changes of descriptions, labels and examples; required beside other changes. Markdown. */
  texts?: string;
}

const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isMap) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const optional = (value: unknown) => (typeof value === 'string' ? value : undefined);

const sentenceOf = ({ at, text, migration }: Record<string, unknown>): Sentence => ({
  at: [at].flat().map(textIn),
  text: textIn(text),
  migration: optional(migration),
});

/** Reads the changelog of a contract, the latest version first. Values that are not strings are read as empty ones. */
export const changesOf = ({ info }: Document): Change[] =>
  objectsIn(info['x-changes']).map(({ version, date, summary, changes, texts }) => ({
    version: textIn(version),
    date: textIn(date),
    summary: textIn(summary),
    changes: objectsIn(changes).map(sentenceOf),
    texts: optional(texts),
  }));

/** True if a pointer of a sentence names the changed part or one of its keywords. */
export const covers = (at: string, { pointer }: Pick<Difference, 'pointer'>): boolean =>
  (pointer === at || pointer.startsWith(`${at}/`)) && at.length >= namedPartOf(pointer).length;

/** Returns the sentence with the most specific pointer to a difference. */
export function sentenceFor(
  sentences: readonly Sentence[],
  difference: Pick<Difference, 'pointer'>,
): Sentence | undefined {
  const found = sentences.flatMap((sentence) =>
    sentence.at.filter((at) => covers(at, difference)).map((at) => ({ sentence, length: at.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.sentence;
}
