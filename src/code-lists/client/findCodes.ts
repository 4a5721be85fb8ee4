import { fold } from '../../vocabulary/fold';
import type { SearchedList } from '../build/searchData';

/** A code that fits what was asked. */
export interface CodeHit {
  list: SearchedList;
  code: SearchedList['codes'][number];
}

const SHORTEST_PART = 3;

/** Whether a text holds a word, or both parts of a compound: `tagmateriale` is in "tagdækningsmateriale". */
function holds(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
    if (text.includes(word.slice(0, at)) && text.includes(word.slice(at))) return true;
  return false;
}

const SCORES = { code: 4, list: 2, text: 1 };

/** How well one word fits a code; 0 when not at all. A number is a code or part of a field's name, never part of a text. */
function scoreOf(word: string, list: string, code: string, text: string): number {
  if (word === code) return SCORES.code;
  const isNumber = /^\d+$/.test(word);
  if (isNumber) return 0;
  if (holds(list, word)) return SCORES.list;
  return holds(text, word) ? SCORES.text : 0;
}

/**
 * The codes that fit every word of a question, best first: a word may be the code itself, name its
 * list (title, register, field, attribute), or stand in its texts.
 */
export function findCodes(lists: readonly SearchedList[], question: string): CodeHit[] {
  const words = fold(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits: (CodeHit & { score: number })[] = [];
  for (const list of lists) {
    const named = fold(list.words);
    for (const code of list.codes) {
      const own = fold(code.code);
      const text = fold(`${code.code} ${code.en} ${code.da ?? ''}`);
      const scores = words.map((word) => scoreOf(word, named, own, text));
      if (scores.includes(0)) continue;
      hits.push({ list, code, score: scores.reduce((sum, one) => sum + one) });
    }
  }
  return hits.sort((a, b) => b.score - a.score).map(({ list, code }) => ({ list, code }));
}
