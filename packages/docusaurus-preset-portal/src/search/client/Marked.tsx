import { language } from 'docusaurus-preset-portal/content';
import { fold } from '../../lib/fold';
import { createWords, splitWords } from '../engine/words';

/** Functions on words in the languages of the site. */
export const words = createWords(language);

const WORD = /([\p{L}\p{N}]+)/u;

interface Part {
  text: string;
  marked: boolean;
}

/** Splits a text into marked and unmarked parts. */
export function markedParts(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  // A cheap filter: a term starts with the same character as its word.
  const first = new Set([...terms].map((term) => term[0]));
  const isTerm = (word: string) => first.has(fold(word)[0]) && terms.has(words.joinedTerm(word));
  const add = (part: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += part;
    else if (part) parts.push({ text: part, marked });
  };
  for (const word of text.split(WORD)) {
    if (!WORD.test(word)) add(word, false);
    else if (isTerm(word)) add(word, true);
    else for (const piece of splitWords(word)) add(piece, isTerm(piece));
  }
  return parts;
}

/** Text with its matched words marked, also within camelCase names. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  let at = 0;
  return (
    <>
      {markedParts(text, terms).map(({ text: part, marked }) => {
        at += part.length;
        return marked ? <mark key={at}>{part}</mark> : part;
      })}
    </>
  );
}
