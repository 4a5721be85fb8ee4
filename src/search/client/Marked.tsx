import { fold } from '../../vocabulary/fold';
import { asOneWord, pieces, stem } from '../engine/words';

const WORD = /([\p{L}\p{N}]+)/u;

interface Part {
  text: string;
  marked: boolean;
}

/** A text cut where its marking changes. */
export function markedParts(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  const add = (part: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += part;
    else if (part) parts.push({ text: part, marked });
  };
  for (const word of text.split(WORD)) {
    if (!WORD.test(word)) add(word, false);
    else if (terms.has(asOneWord(word))) add(word, true);
    else for (const piece of pieces(word)) add(piece, terms.has(stem(fold(piece))));
  }
  return parts;
}

/** A text with the found words marked, in camelCase names too. */
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
