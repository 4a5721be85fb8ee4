import { expect, it } from 'vitest';
import { recognise } from '.';

const UUID = '0a3f507a-93e7-32b8-e044-0003ba298018';

/** Returns identifiers of a text, valid or not, that the word before the value names. */
const identifiers = (text: string) => [...new Set(recognise(text).map(({ identifier }) => identifier))];

/** Words before a value, in two languages, with and without separators. */
const WORDS: Record<string, { value: string; words: string[] }> = {
  cvr: {
    value: '09900012',
    words: [
      'cvr',
      'CVR-nr.',
      'cvr nr',
      'cvrnummer',
      'cvr number',
      'CVR no.',
      'cvr/se',
      'cvr-se',
      'cvrse',
      'vat',
      'moms nr.',
    ],
  },
  'se-number': { value: '09900020', words: ['se', 'SE-nr.', 'se nummer', 'se number', 'se.no'] },
  'p-number': {
    value: '9990000011',
    words: ['p', 'P-nr.', 'p nummer', 'pnr', 'p number', 'p-enhed', 'produktionsenhed', 'Produktionsenhed.'],
  },
  'dar-address': { value: UUID, words: ['dar', 'address', 'adresse', 'address-id', 'adresseid', 'dar id'] },
  'dar-access-address': {
    value: UUID,
    words: [
      'access-address',
      'accessaddress',
      'adgangsadresse',
      'adgangsadresseid',
      'husnummer',
      'husnummer-id',
      'access-address-id',
    ],
  },
  'person-id': { value: UUID, words: ['person', 'person-id', 'personid', 'person id'] },
  bfe: { value: '1', words: ['bfe', 'BFE-nr.', 'bfe nummer', 'bfenr', 'bfe.number'] },
  'cadastral-district': { value: '9990001', words: ['ejerlav', 'ejerlavskode', 'ejerlavs-kode', 'ejerlav nr.'] },
  kid: { value: '1', words: ['kid', 'køretøjsid', 'koeretoejs-id', 'KØRETØJID', 'Køretøjs-ID'] },
  vin: { value: 'XXXTEST0000000001', words: ['vin', 'stelnummer', 'stelnr', 'stelnr.'] },
  plate: { value: 'QQ12345', words: ['plate', 'nummerplade', 'registreringsnummer', 'reg.nr.', 'regnr', 'reg.nr'] },
  kvh: { value: '09990042_12B', words: ['kvh', 'KVH'] },
  kvhx: { value: '09990042_12B__1__tv', words: ['kvhx', 'KVHX'] },
  'municipality-code': {
    value: '9999',
    words: [
      'kommune',
      'kommunekode',
      'kommune-nr',
      'municipality',
      'municipality code',
      'kommunes kode',
      'kommunen',
      'kommune nr.',
    ],
  },
  'postal-code': {
    value: '9999',
    words: ['postnr', 'postnr.', 'postnummer', 'postal', 'postal code', 'postalcode', 'zip'],
  },
  cpr: { value: '7001900000', words: ['cpr', 'CPR-nr.', 'cprnr', 'cpr nummer', 'cpr number', 'personnummer'] },
};

it.each(Object.entries(WORDS))('%s has its names, however they stand before the value', (identifier, {
  value,
  words,
}) => {
  const texts = words.flatMap((word) => [': ', ' ', '='].map((between) => `${word}${between}${value}`));
  // A personal number can be part of another value: it is reported, too, and not repeated.
  const found = texts.map((text) => [text, ...identifiers(text).slice(0, identifier === 'cpr' ? 1 : 2)]);
  expect(found).toEqual(texts.map((text) => [text, identifier]));
});

it.each(['12ab', '0012ab', '12 AB'])('both readings of a parcel have the same name: %j', (value) =>
  expect(
    ['matr.nr.', 'matr nr', 'matrikel', 'matrikelnummer', 'MATR.NR'].map((word) => identifiers(`${word} ${value}`)),
  ).toEqual(Array.from({ length: 5 }, () => ['cadastral-number'])));

/** Words that contain a name but name something else. */
it('a word around a name names nothing', () => {
  const words = (
    'xcvr cvrx xse sex xp px xadresse adressex husnummerx xhusnummer xperson personx xbfe bfex ejerlavx xejerlav ' +
    'xkid kidx xvin vinx xplate platex xkvh kvhy xkommune kommunex xzip zipx xcpr cprx xmatrikel matrikelx'
  ).split(' ');
  const wrong = words.filter((word) => recognise(`${word} 1`).some(({ verdict }) => verdict.startsWith('Not a')));
  expect(wrong).toEqual([]);
});
