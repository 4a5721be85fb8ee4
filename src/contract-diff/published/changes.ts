import type { Document } from '../../openapi';
import type { Difference } from '../differences';

/** One sentence of `x-changes`, and what it is about. */
export interface Sentence {
  /** JSON pointers of what changed, as the gate prints them; a pointer stands for all below it. */
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
  changes?: Sentence[];
}

/** What a contract says about its versions, the latest first. */
export const changesOf = ({ info }: Document): Change[] => {
  const listed = info['x-changes'];
  return Array.isArray(listed) ? (listed as Change[]) : [];
};

const covers = (pointer: string, difference: string) => difference === pointer || difference.startsWith(`${pointer}/`);

/** The sentence about a difference: the one that names it most closely. */
export function sentenceFor(
  change: Change | undefined,
  { pointer }: Pick<Difference, 'pointer'>,
): Sentence | undefined {
  const found = (change?.changes ?? []).flatMap((sentence) =>
    sentence.at.filter((at) => covers(at, pointer)).map((at) => ({ sentence, length: at.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.sentence;
}
