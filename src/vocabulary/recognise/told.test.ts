import { describe, expect, it } from 'vitest';
import { recognise } from '.';

const UUID = '0a3f507a-93e7-32b8-e044-0003ba298018';
const PLAIN = 'spaces, full stops and hyphens left out';
const LETTERS = 'the letter of the house as a capital, floor and door in small letters';

/** Changes made to the first reading. */
it.each<[string, string, string[]]>([
  ['DK 09 90 00 12', '09900012', ['DK left out', PLAIN]],
  ['dk-dk09900012', '09900012', ['DK left out']],
  ['9900012', '09900012', ['the leading zero added']],
  ['999,000,001.00', '999000001', ['written as a plain number']],
  ['999.000.001', '999000001', [PLAIN]],
  ['999000001,0', '999000001', ['written as a plain number']],
  ['09900012', '09900012', []],
  ['qq 12 345', 'QQ12345', [PLAIN, 'in capital letters']],
  ['DKQQ12345', 'QQ12345', ['DK left out']],
  ['plate KÄB1', 'KÆB1', ['ö as ø, ä as æ']],
  ['plate käb1', 'KÆB1', ['in capital letters', 'ö as ø, ä as æ']],
  ['matr.nr. 12ä', '12æ', ['ö as ø, ä as æ']],
  [`urn:uuid:${UUID}`, UUID, ['what stands before the UUID left out']],
  [`https://example.com/a/urn:uuid:${UUID}`, UUID, ['what stands before the UUID left out']],
  [`http://example.com/${UUID}`, UUID, ['what stands before the UUID left out']],
  [`{${UUID.replaceAll('-', '')}}`, UUID, ['braces left out', 'hyphens put in']],
  [UUID.replaceAll('-', '\u2013'), UUID, ['dashes as hyphens']],
  [UUID.toUpperCase(), UUID, ['in small letters']],
  ['9990042 12b  1  tv', '09990042_12B__1__tv', ['spaces as underscores', LETTERS, 'the leading zero added']],
  ['9990042_12b', '09990042_12B', [LETTERS, 'the leading zero added']],
  ['0999004212B', '09990042_12B', ['underscores before the house number']],
  ['099900422B', '09990042__2B', ['underscores before the house number']],
  ['12ab, 9990001', '9990001 12ab', ['the district before the number', 'one space between district and number']],
  ['9990001-12 ab', '9990001 12ab', ['one space between district and number']],
  ['9990001 12AB', '9990001 12ab', ['in small letters']],
  ['0099001 0012ab', '99001 12ab', ['leading zeros left out']],
  ['matr.nr. 0012ab', '12ab', ['leading zeros left out']],
  ['postnr DK-2100 København Ø', '2100', ['DK left out', 'the name after the code left out']],
])('%j is %s: %j', (text, value, changes) => {
  const [first] = recognise(text);
  expect([first?.value, first?.changes]).toEqual([value, changes]);
});

/** The inputs that a valid value fills. */
it.each<[string, Record<string, string>]>([
  ['09900012', { cvr: '09900012' }],
  ['SE 09900020', {}],
  ['9990000011', { 'p-number': '9990000011' }],
  ['999000001', { bfe: '999000001' }],
  ['9999999999999901', { kid: '9999999999999901' }],
  ['12OE', { plate: '12OE' }],
  ['XXXTEST0000000001', {}],
  [UUID, { 'dar-address': UUID }],
  [`husnummer ${UUID}`, { 'dar-access-address': UUID }],
  [`person ${UUID}`, { 'person-id': UUID }],
  ['09990042_12B', { kvhx: '09990042_12B_______' }],
  ['09990042_12B__1__tv', { kvhx: '09990042_12B__1__tv' }],
  ['9990001 12ab', { 'cadastral-district': '9990001', 'cadastral-number': '12ab' }],
  ['matr.nr. 12ab', {}],
  ['ejerlav 9990001', {}],
  ['kommune 2100', { 'municipality-code': '2100' }],
  ['zip 2100', { 'postal-code': '2100' }],
  ['cpr 700190-0000', {}],
])('%j fills %j', (text, fills) => {
  const [first] = recognise(text);
  expect([first?.fills, first?.isValid]).toEqual([fills, true]);
});

/** Texts that no operation takes as they are, and what they need. */
it.each<[string, string, string]>([
  ['post@example.com', '', 'No operation takes it: start from a CVR number or an address.'],
  ['+45 12 34 56 78', '', 'No operation takes it'],
  ['0045 12345678', '', 'No operation takes it'],
  ['tlf. 12 34 56 78', '', 'No operation takes it'],
  ['Telefon: 12345678', '', 'No operation takes it'],
  ['+46 70 123 45 67', '', 'No operation takes it'],
  ['matr.nr. 7a Gentofte', '7a', 'Operations need the code of the district (ejerlavskode).'],
  ['Matr. nr. 7A, Eksempelby By, Eksempel', '7a', 'Operations need the code of the district (ejerlavskode).'],
  ['7a Gentofte', '7a', 'Operations need the code of the district (ejerlavskode).'],
])('%j is %j: %s', (text, value, needs) =>
  expect(recognise(text)).toEqual([
    expect.objectContaining({ value, fills: {}, isValid: true, verdict: expect.stringContaining(needs) }),
  ]));

it('eight digits in pairs that are no CVR number can be a phone number', () =>
  expect([recognise('12 34 56 78'), recognise('09 90 00 12')].map((all) => all.map(({ name }) => name))).toEqual([
    ['CVR number', 'BFE number', 'Phone number'],
    ['CVR number', 'SE number'],
  ]));

it.each(['CVR', 'Adresse', 'P-nummer', 'Nummerplade', 'kommunekode'])('the heading %s is no value', (text) =>
  expect(recognise(text)).toEqual([]));

it.each([
  ['12oe', 'cadastral-number'],
  ['9990001 12oe', 'cadastral-key'],
  ['KOEB1', 'plate'],
])('%j can be the %s with a Danish letter', (text, identifier) => {
  const [one] = recognise(text).filter((found) => found.identifier === identifier && /[æø]/i.test(found.value));
  expect([one?.verdict, one?.changes.at(-1)]).toEqual([expect.stringContaining('letters'), 'oe as ø, ae as æ']);
});

describe('what is told of a value', () => {
  it('has its name and its section of the guide', () =>
    expect(recognise('09990042_12B').map(({ name, section }) => [name, section])).toEqual([['KVH', 'kvhx']]));

  it('is, where it is wrong, what it is not, and why', () =>
    expect(recognise('cvr 0990001x')).toEqual([
      {
        identifier: 'cvr',
        name: 'CVR number',
        section: 'cvr',
        value: '0990001x',
        fills: {},
        verdict: 'Not a CVR number. Expected a digit.',
        isValid: false,
        changes: [],
        fault: { at: 12, char: 'x', says: 'Expected a digit.' },
        isGuess: true,
      },
    ]));

  it.each([
    ['address 1', 'Not an Address ID (DAR). It ends after 1 of 36 characters.'],
    ['SE 09900021', 'An SE number with a wrong check digit. Modulus 11 fails'],
    ['12345678', 'A CVR number with a wrong check digit. Modulus 11 fails'],
    ['09990042_12B1__tv__', 'No KVHX: a column is out of place. Expected a floor'],
    ['bfe 0', 'Not a BFE number. Expected a digit from 1 to 9.'],
  ])('of %j is %s', (text, verdict) =>
    expect(
      recognise(text)
        .map((recognised) => recognised.verdict)
        .join(),
    ).toContain(verdict));
});

describe('codes', () => {
  const names = { 'municipality-code': { '0101': 'City of Copenhagen (Københavns Kommune)', '0400': 'Bornholm 2' } };
  const found = (text: string) =>
    recognise(text, names).flatMap((recognised) =>
      recognised.identifier === 'municipality-code' ? [recognised.verdict] : [],
    );

  it.each([
    ['0102', ['Four digits can be a municipality code. The list of today has no 0102.']],
    ['101', ['Municipality code of City of Copenhagen (Københavns Kommune).']],
    ['koebenhavn', ['Municipality code of City of Copenhagen (Københavns Kommune).']],
    ['copenhagen', ['Municipality code of City of Copenhagen (Københavns Kommune).']],
    ['city of', ['Municipality code of City of Copenhagen (Københavns Kommune).']],
    ['bor', ['Municipality code of Bornholm 2.']],
    ['bo', []],
    ['2', []],
    ['holm', []],
  ])('%j: %j', (text, verdicts) => expect(found(text)).toEqual(verdicts));

  it('that are on no list come after those that may be on one', () =>
    expect(recognise('0102', names).map(({ identifier, isUnlisted }) => [identifier, isUnlisted])).toEqual([
      ['postal-code', undefined],
      ['municipality-code', true],
    ]));
});
