import type { Hit, Message } from '../records';
import { foldedWords, type Words } from '../words';

/** Minimum number of words of a text that can be pasted from a response or a log. */
const MIN_WORDS = 4;
/** A text of fewer words must have at least this share of the message: three words of it can be a question, too. */
const SURE_WORDS = 6;
const MIN_SHARE = 0.5;
const MAX_HITS = 4;

/** Returns the words of a text in a row, without those with digits: values differ in each response. */
const rowOf = (text: string): string[] => foldedWords(text).filter((word) => !/\d/.test(word));

const has = (row: readonly string[], part: readonly string[]): boolean =>
  ` ${row.join(' ')} `.includes(` ${part.join(' ')} `);

/** True if a pasted text is a message, a large part of it, or contains it. */
function isFrom(pasted: readonly string[], message: readonly string[]): boolean {
  if (Math.min(pasted.length, message.length) < MIN_WORDS) return false;
  if (has(pasted, message)) return true;
  return has(message, pasted) && (pasted.length >= SURE_WORDS || pasted.length / message.length >= MIN_SHARE);
}

/** Finds the texts of errors that a query contains or is a part of, whatever values stand in them; the nearest first. */
export function findMessages(query: string, messages: readonly Message[], { queryTerms }: Words): Hit[] {
  const pasted = [query, query.replace(/"[^"]*"/g, ' ')].map(rowOf);
  return messages
    .map((message) => ({ message, row: rowOf(message.title.replace(/"[^"]*"/g, ' ')) }))
    .filter(({ row }) => pasted.some((one) => isFrom(one, row)))
    .sort((a, b) => b.row.length - a.row.length)
    .slice(0, MAX_HITS)
    .map(({ message }) => ({
      record: { id: `m:${message.href}`, ...message },
      score: 1,
      coverage: 1,
      terms: queryTerms(query),
    }));
}
