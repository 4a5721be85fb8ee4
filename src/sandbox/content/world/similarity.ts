import type { Row } from '../../engine/types';

/** A house number that differs is another house, however alike the texts are. */
const OTHER_HOUSE = 0.62;
const OTHER_UNIT = 0.6;

/** How well a written address fits one of the register, from 0 to 1 in hundredths. */
export function similarity(text: string, address: Row): number {
  const wanted = plain(text);
  const full = plain(address.text);
  if (wanted === full) return 1;
  const alike = 1 - distance(wanted, full) / Math.max(wanted.length, full.length, 1);
  const word = (part: string) => ` ${wanted} `.includes(` ${plain(part)} `);
  const ceilings = [0.99];
  if (!word(address.houseNumber)) ceilings.push(OTHER_HOUSE);
  const isUnit = address.floor !== null;
  if (isUnit && !(word(address.floor) && word(address.door))) ceilings.push(OTHER_UNIT);
  const nearStreet = wanted.includes(plain(address.streetName).slice(0, 5));
  return Math.round(Math.min(nearStreet ? alike : alike / 2, ...ceilings) * 100) / 100;
}

const plain = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/[.,;]/g, ' ').replace(/\s+/g, ' ').trim();

/** Levenshtein distance. Texts are at most 200 characters long by contract. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
