import { part, type ValueForm } from './form';

const digits = (least: number, most = least) => part('0-9', 'a digit', least, most);
const hex = (count: number) => part('0-9a-fA-F', 'a digit or a letter from a to f', count);
const hyphen = part('-', 'a hyphen', 1);
const first = part('1-9', 'a digit from 1 to 9', 1);
const danish = (least: number, most: number) => part('a-zæøå', 'a small letter', least, most);

const uuid: ValueForm = [hex(8), hyphen, hex(4), hyphen, hex(4), hyphen, hex(4), hyphen, hex(12)];
const kvh: ValueForm = [digits(8), part('_0-9A-Z', 'a digit, a capital letter or an underscore', 4)];

/**
 * Forms of the identifiers in requests.
 *
 * Source: the guide `docs/docs/identifiers.mdx`, which cites the registers. A test compares them with the contracts.
 */
export const forms = {
  cvr: [digits(8)],
  'se-number': [digits(8)],
  'p-number': [digits(10)],
  cpr: [digits(6), part('-', 'a hyphen', 0, 1), digits(4)],
  bfe: [first, digits(0, 9)],
  // Version and variant of the UUID are not checked: many IDs were converted from an older system.
  'dar-address': uuid,
  'dar-access-address': uuid,
  'person-id': uuid,
  kvh,
  kvhx: [
    ...kvh,
    part('_0-9a-z', 'a digit, a small letter or an underscore', 3),
    part('_0-9a-zæøå/-', 'a digit, a small letter, an underscore, a slash or a hyphen', 4),
  ],
  'cadastral-district': [first, digits(0, 6)],
  'cadastral-number': [digits(1, 4), danish(0, 3)],
  /** District and number, as people write the two together. */
  'cadastral-key': [first, digits(0, 6), part(' ', 'a space', 1), digits(1, 4), danish(0, 3)],
  kid: [first, digits(0, 15)],
  plate: [part('A-ZÆØÅ0-9', 'a letter or a digit', 1, 7)],
  vin: [part('A-HJ-NPR-Z0-9', 'a digit or a letter other than I, O and Q', 17)],
  'postal-code': [digits(4)],
  'municipality-code': [digits(4)],
} as const satisfies Record<string, ValueForm>;
