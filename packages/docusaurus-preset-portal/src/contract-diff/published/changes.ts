import { type Document, isMap } from '../../openapi';
import type { Difference } from '../contractDifferences';
import { namedPartOf } from './namedPart';

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
