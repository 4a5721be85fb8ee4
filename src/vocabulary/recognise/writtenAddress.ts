import type { Recognised } from 'docusaurus-preset-portal/content';
import { WRITTEN_ADDRESS } from '../writtenAddress';
import { stringOf, type TypedText } from './text';

/** Name of a written address, and the section of the guide that describes it. */
export const described = { name: 'Written address', section: 'written-address' };

/** Types of streets, as the ending of a name, `Eksempelvej`, or as a separate word, `Store Torv`. */
const KINDS =
  'vej(?:en)?|gade(?:n)?|all[eé](?:en)?|plads(?:en)?|torv(?:et)?|stræde(?:t)?|vænge(?:t)?|boulevard(?:en)?|stien?|' +
  'park(?:en)?|haven?|bakken?|toft(?:en)?|vang(?:en)?|kaj(?:en)?|gård(?:en)?';
const STREET = new RegExp(`(?:\\p{L}{2}(?:${KINDS})| (?:vej|gade|all[eé]|plads|torv|stræde|boulevard))$`, 'iu');
/** Words of a street, a house number with its letter, and the rest: floor and door, postal code and town. */
const ADDRESS =
  /^((?:\d{1,2}\. ?)?\p{L}[\p{L}.-]*(?: \p{L}[\p{L}.-]*){0,4}) [1-9]\d{0,2} ?\p{L}?(?![\p{L}\d])([\p{L}\d ,./-]*)$/u;
const TOWN = /(?:^|[ ,])(?:DK-?)?\d{4} \p{L}{2}/iu;

/**
 * Reads a text as a written address: a street with a house number, and either a postal code with its town or a street
 * name with a typical ending.
 */
export function writtenAddress(given: TypedText): Recognised | undefined {
  const value = stringOf(given).replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
  const [, street = '', rest = ''] = ADDRESS.exec(value) ?? [];
  if (street === '' || !(STREET.test(street) || TOWN.test(rest))) return undefined;
  return {
    identifier: 'written-address',
    ...described,
    value,
    fills: { [WRITTEN_ADDRESS]: value },
    verdict:
      'An address in writing: it is matched with the Danish Address Register. Store the address ID of the match.',
    isValid: true,
    changes: [],
  };
}
