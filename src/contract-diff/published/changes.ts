import type { Document } from '../../openapi';
import type { Difference } from '../differences';
import { placeOf } from './place';

/** One sentence of `x-changes`, and what it is about. */
export interface Sentence {
  /**
   * JSON pointers of what changed, as the gate prints them. A pointer stands for one property, parameter, response,
   * component or operation and what is said of it, and for nothing with a name of its own below it.
   */
  at: string[];
  /** Markdown. */
  text: string;
  /** What a client does about it: needed for what breaks. Markdown. */
  migration?: string;
}

/** One entry of `x-changes`. */
export interface Change {
  version: string;
  /** `2026-11-21`. */
  date: string;
  summary: string;
  changes: Sentence[];
  /** What changed in descriptions, labels and examples: needed beside other changes. Markdown. */
  texts?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const optional = (value: unknown) => (typeof value === 'string' ? value : undefined);

const sentenceOf = ({ at, text, migration }: Record<string, unknown>): Sentence => ({
  at: [at].flat().map(textIn),
  text: textIn(text),
  migration: optional(migration),
});

/** What a contract says about its versions, the latest first. What is no text is read as an empty one. */
export const changesOf = ({ info }: Document): Change[] =>
  objectsIn(info['x-changes']).map(({ version, date, summary, changes, texts }) => ({
    version: textIn(version),
    date: textIn(date),
    summary: textIn(summary),
    changes: objectsIn(changes).map(sentenceOf),
    texts: optional(texts),
  }));

/** Whether a pointer of a sentence names the thing in which something changed, or a part of it. */
export const covers = (at: string, { pointer }: Pick<Difference, 'pointer'>): boolean =>
  (pointer === at || pointer.startsWith(`${at}/`)) && at.length >= placeOf(pointer).length;

/** The sentence about a difference: the one that names it most closely. */
export function sentenceFor(
  sentences: readonly Sentence[],
  difference: Pick<Difference, 'pointer'>,
): Sentence | undefined {
  const found = sentences.flatMap((sentence) =>
    sentence.at.filter((at) => covers(at, difference)).map((at) => ({ sentence, length: at.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.sentence;
}
