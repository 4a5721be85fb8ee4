import leven from 'leven';
import type { DataRow } from 'openapi-toolkit/sandbox';
import { type WrittenAddress, wordsOf } from './writtenAddress';

/** Maximum similarity with another house number: it is another house, however similar the texts are. */
const OTHER_HOUSE = 0.62;
const OTHER_UNIT = 0.6;

/** Parts of an address that people write, and the similarity if all of them are equal. */
const FORMS: [names: (address: DataRow) => (string | null)[], highest: number][] = [
  [({ supplementaryTownName, postalCode, postalDistrict }) => [supplementaryTownName, postalCode, postalDistrict], 1],
  [({ postalCode, postalDistrict }) => [postalCode, postalDistrict], 0.95],
  [({ postalCode }) => [postalCode], 0.9],
  [({ postalDistrict }) => [postalDistrict], 0.9],
  [() => [], 0.85],
];

/** Floor and door of an address in normalised words; empty for a house or an entrance. */
export const unitOf = ({ floor, door }: DataRow): string =>
  floor === null ? '' : wordsOf(`${floor} ${door}`).join(' ');

/**
 * Returns the similarity of a written address and a registered one, from 0 to 1 in steps of 0.01. A unit that is written
 * makes no difference to the similarity with a house or an entrance.
 */
export function addressSimilarity({ names, house, unit }: WrittenAddress, address: DataRow): number {
  const street = wordsOf(address.streetName);
  const alike = FORMS.map(([namesOf, highest]) => {
    const full = [...street, ...wordsOf(namesOf(address).filter(Boolean).join(' ')).filter(Boolean)];
    const same = Math.max(tokenSimilarity(names, full), tokenSimilarity([...names].sort(), [...full].sort()));
    return same === 1 ? highest : Math.min(same, highest - 0.01);
  });
  const ceilings = [
    house === wordsOf(address.houseNumber).join('') ? 1 : OTHER_HOUSE,
    address.floor === null || unit === unitOf(address) ? 1 : OTHER_UNIT,
  ];
  const best = Math.max(...alike) * (hasStreet(names, street.join(' ')) ? 1 : 0.5);
  return Math.round(Math.min(best, ...ceilings) * 100) / 100;
}

/** True if the words have a street, with at most one wrong letter or two letters that changed places. */
function hasStreet(words: string[], street: string): boolean {
  const length = street.split(' ').length;
  const letters = (text: string) => [...text].sort().join('');
  return words.some((_, index) => {
    const written = words.slice(index, index + length).join(' ');
    const distance = leven(written, street);
    return distance < 2 || (distance === 2 && letters(written) === letters(street));
  });
}

function tokenSimilarity(a: string[], b: string[]): number {
  const [first, other] = [a.join(' '), b.join(' ')];
  return 1 - leven(first, other) / Math.max(first.length, other.length, 1);
}
