import { describe, expect, it } from 'vitest';
import { recognise } from '.';

/** Results, without low-confidence guesses. */
const sure = (text: string) =>
  recognise(text)
    .filter(({ isGuess, isValid }) => isValid && !isGuess)
    .map(({ identifier, value }) => `${identifier} ${value}`);

const UUID = '0a3f507a-93e7-32b8-e044-0003ba298018';

describe('a value as people paste it', () => {
  it.each<[string, string]>([
    ['CVR09900012', 'cvr 09900012'],
    ['CVR/SE-nr. 09900012', 'cvr 09900012'],
    ['=09900012', 'cvr 09900012'],
    ['[09900012];', 'cvr 09900012'],
    ['09900012.0', 'cvr 09900012'],
    ['9900012,00', 'cvr 09900012'],
    ['9,900,012', 'cvr 09900012'],
    ['9.900.012,00', 'cvr 09900012'],
    ['SE9900020', 'se-number 09900020'],
    ['SE 12 345', 'plate SE12345'],
    ['P9990000011', 'p-number 9990000011'],
    [`(${UUID})`, `dar-address ${UUID}`],
  ])('%j: %s', (text, wanted) => expect(sure(text)[0]).toBe(wanted));

  it.each<[string, string]>([
    ['DK-2100', 'postal-code 2100'],
    ['9990001 12', 'cadastral-key 9990001 12'],
  ])('%j can be %s', (text, wanted) =>
    expect(recognise(text).map(({ identifier, value }) => `${identifier} ${value}`)).toContain(wanted));

  it.each([
    '2026-11-22',
    '22.11.2026',
    '1/1/1990',
    '9.99999999999999E+15',
    '9,9E15',
    '<b>09900012</b>',
    '%cvr%',
  ])('%j is no identifier', (text) => expect(recognise(text)).toEqual([]));
});

describe('a value that is nearly right', () => {
  it.each<[string, string, string]>([
    ['00000000', 'cvr', 'No CVR number has zeros alone.'],
    ['\u00b209900012', 'cvr', 'Expected a digit.'],
    ['0990OO12', 'cvr', 'Expected a digit.'],
    ['09990042_12B__1_tv', 'kvhx', 'It ends after 18 of 19 characters.'],
    ['BFE 12345678901', 'bfe', 'It is longer than 10 characters.'],
  ])('%j: %s, %s', (text, identifier, says) => {
    const [first] = recognise(text);
    expect([first?.identifier, first?.isValid, first?.fault?.says]).toEqual([identifier, false, says]);
  });

  it('whose check fails is near nothing else', () =>
    expect(recognise('DK12345678').map(({ identifier }) => identifier)).toEqual(['cvr']));
});
