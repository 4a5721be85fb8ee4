import { describe, expect, it } from 'vitest';
import { recognise } from '.';

/** Results, without low-confidence guesses. */
const readings = (text: string) =>
  recognise(text)
    .filter(({ isGuess }) => !isGuess)
    .map(({ identifier, value, isValid }) => `${identifier} ${value}${isValid ? '' : ' wrong'}`);

const all = (text: string) => recognise(text).map(({ identifier, value }) => `${identifier} ${value}`);

describe('what a text can be', () => {
  it.each<[string, string[]]>([
    ['09900012', ['cvr 09900012']],
    ['０９９０００１２', ['cvr 09900012']],
    ['\u200b09900012\u00a0', ['cvr 09900012']],
    // A spreadsheet dropped the zero; modulus 11 determines its position.
    ['9900012', ['cvr 09900012', 'bfe 9900012']],
    // A typing error is more likely than a BFE number of the same length.
    ['12345678', ['cvr 12345678 wrong', 'bfe 12345678']],
    ['1234 5678', ['cvr 12345678 wrong', 'bfe 12345678']],
    ['SE 09900020', ['se-number 09900020']],
    ['9990000011', ['p-number 9990000011', 'bfe 9990000011']],
    ['P-nummer 9990000011', ['p-number 9990000011']],
    ['999000001', ['bfe 999000001']],
    ['9999999999999901', ['kid 9999999999999901']],
    ['QQ12345', ['plate QQ12345']],
    ['plate KØB1', ['plate KØB1']],
    ['https://datacvr.virk.dk/enhed/virksomhed/09900012?fritekst=Eksempel%20Teknik&sideIndex=0', ['cvr 09900012']],
    ['plate KÖB1', ['plate KØB1']],
    ['XXXTEST0000000001', ['vin XXXTEST0000000001']],
    ['0A3F507A-93E7-32B8-E044-0003BA298018', ['dar-address 0a3f507a-93e7-32b8-e044-0003ba298018']],
    ['{0a3f507a93e732b8e0440003ba298018}', ['dar-address 0a3f507a-93e7-32b8-e044-0003ba298018']],
    ['person-id 00000000-0000-4000-8000-000000000901', ['person-id 00000000-0000-4000-8000-000000000901']],
    ['09990042_12B', ['kvh 09990042_12B']],
    ['9990042_12b', ['kvh 09990042_12B']],
    ['09990042_12B__1__tv', ['kvhx 09990042_12B__1__tv']],
    ['09990042 12B  1  TV', ['kvhx 09990042_12B__1__tv']],
    ['9990001 12ab', ['cadastral-key 9990001 12ab']],
    ['9990001, 12 AB', ['cadastral-key 9990001 12ab']],
    ['9990001-12ö', ['cadastral-key 9990001 12ø']],
    ['9990001-12ä', ['cadastral-key 9990001 12æ']],
    ['matr.nr. 12ab', ['cadastral-number 12ab']],
    ['ejerlav 9990001', ['cadastral-district 9990001']],
    ['xxxtest-0000000001', ['vin XXXTEST0000000001']],
    ['1234567890123456A', ['vin 1234567890123456A']],
    ['AB12', ['plate AB12']],
    ['9990001 123', ['kvh 09990001_123', 'p-number 9990001123', 'bfe 9990001123']],
    // One character too many.
    ['x0a3f507a-93e7-32b8-e044-0003ba298018', []],
    ['109990042_12B', []],
    ['09990042_12Bx', []],
    ['109990042_12B__1__tv', []],
    ['099900421234', []],
    ['9990001 12abcd', []],
    ['1XXXTEST0000000001', []],
    ['XXXTEST00000000011', []],
    ['99999999999999011', []],
    ['ADKQQ12345', []],
    ['DKQQ12345A', []],
    // A low-confidence guess.
    ['AB1C', []],
    ['postnr 9999', []],
    ['kommunekode 101', []],
    // Letters only, digits only.
    ['ABCDEFGHJKLMNPRST', []],
    ['12345678901234567', []],
    // Words that begin with a name, or have the length of a VIN.
    ['dar status 3', []],
    ['branchekode 620100', []],
    ['company', []],
    ['roof 5', []],
    ['429', []],
    ['', []],
    ['x'.repeat(100), []],
    // Misaligned columns of a KVHX.
    ['09990042_12B1__tv__', ['kvhx 09990042_12B1__tv__ wrong']],
    ['09990042_12B__1tv__', ['kvhx 09990042_12B__1tv__ wrong']],
    ['09990042_12B1____tv', ['kvhx 09990042_12B1____tv wrong']],
    ['0999004212B___1__tv', ['kvhx 0999004212B___1__tv wrong']],
    ['09990042_12B_st__mf', ['kvhx 09990042_12B_st__mf']],
    ['09990043___7_______', ['kvhx 09990043___7_______']],
    ['Prøvestien 7, 9999 Eksempelby', ['written-address Prøvestien 7, 9999 Eksempelby']],
    ['Eksempelvej 12B, 1. tv', ['written-address Eksempelvej 12B, 1. tv']],
    ['  nørregade  5 ', ['written-address nørregade 5']],
    ['Store Torv 3, 8000 Aarhus C', ['written-address Store Torv 3, 8000 Aarhus C']],
    [
      'H.C. Andersens Boulevard 12, DK-1553 København V',
      ['written-address H.C. Andersens Boulevard 12, DK-1553 København V'],
    ],
    ['10. Februar Vej 75', ['written-address 10. Februar Vej 75']],
    ['Strandbo 5, 2. mf, 2100 København Ø', ['written-address Strandbo 5, 2. mf, 2100 København Ø']],
    ['Allé 5', []],
    ['Strandbo 5', []],
    ['I have 5', []],
    ['Nørregade', []],
  ])('%j: %j', (text, wanted) => expect(readings(text)).toEqual(wanted));

  it.each<[string, string[]]>([
    ['9999', ['municipality-code 9999', 'postal-code 9999']],
    ['MIN BIL', ['plate MINBIL']],
    ['foo bar', []],
    ['AB 1 C', ['plate AB1C']],
    ['kommunekode 101', ['municipality-code 0101']],
    ['postnr 555', ['postal-code 0555']],
    ['12oe', ['plate 12OE', 'plate 12Ø', 'cadastral-number 12oe', 'cadastral-number 12ø']],
    ['9990001 1', ['cvr 99900011', 'bfe 99900011', 'cadastral-key 9990001 1']],
    ['12345', ['cadastral-district 12345']],
    ['1234', ['municipality-code 1234', 'postal-code 1234']],
    ['A', []],
    ['OE', ['plate OE']],
    ['2100 København', ['municipality-code 2100', 'postal-code 2100']],
    ['2100  Kbh', ['plate 2100KBH', 'cadastral-number 2100kbh', 'municipality-code 2100', 'postal-code 2100']],
    ['09900020', ['cvr 09900020', 'se-number 09900020']],
    ['9990001 12oe', ['cadastral-key 9990001 12oe', 'cadastral-key 9990001 12ø']],
    [
      '00000000-0000-4000-8000-000000000011',
      ['dar-address', 'dar-access-address', 'person-id'].map((text) => `${text} 00000000-0000-4000-8000-000000000011`),
    ],
  ])('%j can be many things: %j', (text, wanted) => expect(all(text)).toEqual(wanted));
});

describe('where a text fails', () => {
  it.each<[string, number, string | undefined, string]>([
    ['12345678', 8, '8', 'after these seven digits the last one is 4'],
    ['DK 1234 5678', 12, '8', 'after these seven digits the last one is 4'],
    ['cvr 0990001x', 12, 'x', 'Expected a digit.'],
    ['0990001X', 8, 'X', 'Expected a digit.'],
    ['cvr 990002', 11, undefined, 'It ends after 6 of 8 characters.'],
    ['cvr 099000123', 13, '3', 'It is longer than 8 characters.'],
    ['XXXTESTO000000001', 8, 'O', 'Expected a digit or a letter other than I, O and Q.'],
    ['0a3f507a-93g7-32b8-e044-0003ba298018', 12, 'g', 'Expected a digit or a letter from a to f.'],
    ['0a3f507a-93e7-32b8-e044-0003ba29801', 36, undefined, 'It ends after 35 of 36 characters.'],
    ['09990042_0XB__1__tv', 9, '_', 'Expected a house number in four characters'],
    ['bfe 0', 5, '0', 'Expected a digit from 1 to 9.'],
  ])('%j: character %i', (text, at, char, says) => {
    const fault = recognise(text).find((recognised) => recognised.fault)?.fault;
    expect([fault?.at, fault?.char]).toEqual([at, char]);
    expect(fault?.says).toContain(says);
  });
});
