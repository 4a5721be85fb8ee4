import leven from 'leven';
import type { Row } from '../../engine/types';
import { sameNumbers, sameWords, wordsOf } from './writtenAddress';

/** Maximum similarity with another house number: it is another house, however similar the texts are. */
const OTHER_HOUSE = 0.62;
const OTHER_UNIT = 0.6;

/** Returns the similarity of a written address and a registered one, from 0 to 1 in steps of 0.01. */
export function similarity(text: string, address: Row): number {
  const words = wordsOf(text);
  const full = wordsOf(address.text);
  if (sameWords(words, full)) return sameNumbers(words, full) ? 1 : OTHER_HOUSE;
  const alike = Math.max(tokenSimilarity(words, full), tokenSimilarity([...words].sort(), [...full].sort()));
  const has = (part: string) => wordsOf(part).every((word) => words.includes(word));
  const ceilings = [0.99];
  if (!has(address.houseNumber)) ceilings.push(OTHER_HOUSE);
  const isUnit = address.floor !== null;
  if (isUnit && !(has(address.floor) && has(address.door))) ceilings.push(OTHER_UNIT);
  const nearStreet = words.join(' ').includes(wordsOf(address.streetName).join(' ').slice(0, 5));
  return Math.round(Math.min(nearStreet ? alike : alike / 2, ...ceilings) * 100) / 100;
}

function tokenSimilarity(a: string[], b: string[]): number {
  const [one, other] = [a.join(' '), b.join(' ')];
  return 1 - leven(one, other) / Math.max(one.length, other.length, 1);
}
