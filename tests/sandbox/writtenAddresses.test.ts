import { afterAll, describe, expect, it } from 'vitest';
import { faults, sendRequest } from './support';

afterAll(() => expect(faults).toEqual([]));

const HOUSE = '00000000-0000-4000-8000-000000000011';
const FLAT = '00000000-0000-4000-8000-000000000001';
const OFFICE = '00000000-0000-4000-8000-000000000021';

const lookUp = (address: string) =>
  sendRequest(`/denmark/data/attributes?attributes=construction_year&address=${encodeURIComponent(address)}`);

describe('a written address is found exactly, however it is written', () => {
  it.each<[what: string, address: string, id: string]>([
    ['as the register writes it', 'Prøvestien 7, 9999 Eksempelby', HOUSE],
    ['capitals', 'PRØVESTIEN 7, 9999 EKSEMPELBY', HOUSE],
    ['small letters', 'prøvestien 7, 9999 eksempelby', HOUSE],
    ['no comma', 'Prøvestien 7 9999 Eksempelby', HOUSE],
    ['a line break for the comma', 'Prøvestien 7\n9999 Eksempelby', HOUSE],
    ['oe for ø', 'Proevestien 7, 9999 Eksempelby', HOUSE],
    ['decomposed letters', 'Eksempelvej 14, 9999 Eksempelby'.normalize('NFD'), OFFICE],
    ['the post code first', '9999 Eksempelby, Prøvestien 7', HOUSE],
    ['the country', 'Prøvestien 7, DK-9999 Eksempelby, Danmark', HOUSE],
    ['an abbreviated vej', 'Eksempelv. 14, 9999 Eksempelby', OFFICE],
    ['an abbreviated sti', 'Prøvest. 7, 9999 Eksempelby', HOUSE],
    ['the word nr.', 'Eksempelvej nr. 14, 9999 Eksempelby', OFFICE],
    ['a flat', 'Eksempelvej 12B, 1. tv, 9999 Eksempelby', FLAT],
    ['a space before the letter, and a small one', 'eksempelvej 12 b, 1. tv., 9999 eksempelby', FLAT],
    ['the floor in words', 'Eksempelvej 12B, 1. sal til venstre, 9999 Eksempelby', FLAT],
    ['full stops in the door', 'Eksempelvej 12B, 1. t.v., 9999 Eksempelby', FLAT],
    ['no punctuation at all', 'eksempelvej 12b 1 tv 9999 eksempelby', FLAT],
    ['everything at once', '9999 EKSEMPELBY, EKSEMPELV. 12 B 1.TV', FLAT],
  ])('%s', (_, address, id) => {
    const { status, body } = lookUp(address);
    expect(status).toBe(200);
    expect(body.address.addressId).toBe(id);
    expect(body.match).toMatchObject({ confidence: 1, category: 'EXACT' });
  });
});

describe('another address is not taken for it', () => {
  it.each<[what: string, address: string, status: number]>([
    ['another house', 'Prøvestien 8, 9999 Eksempelby', 404],
    ['another street', 'Ukendtvej 3, 9999 Eksempelby', 404],
    ['another type of street', 'Eksempelgade 14, 9999 Eksempelby', 404],
    ['house number and floor changed over', 'Eksempelvej 1, 12B. tv, 9999 Eksempelby', 404],
    ['no floor and door', 'Eksempelvej 12B, 9999 Eksempelby', 422],
  ])('%s', (_, address, status) => expect(lookUp(address).status).toBe(status));

  it.each([
    ['Eksempelvej 12B, st. th, 9999 Eksempelby', 'st. th', 'Eksempelvej 12B, 9999 Eksempelby'],
    ['Eksempelvej 12B, 1. th', '1. th', 'Eksempelvej 12B, 9999 Eksempelby'],
    ['Prøvestien 7, 1. tv, 9999 Eksempelby', '1. tv', 'Prøvestien 7, 9999 Eksempelby'],
  ])('a unit that does not exist is named: %s', (address, unit, house) => {
    const { status, body } = lookUp(address);
    expect([status, body.detail]).toEqual([404, `There is no unit ${unit} at "${house}".`]);
  });
});

describe('an address that is written otherwise is found with less confidence', () => {
  it.each([
    ['two letters changed places', 'Prøvesiten 7, 9999 Eksempelby', HOUSE],
    ['a letter is missing', 'Prøvstien 7, 9999 Eksempelby', HOUSE],
    ['another letter', 'Prævestien 7, 9999 Eksempelby', HOUSE],
    ['o for ø', 'Provestien 7, 9999 Eksempelby', HOUSE],
    ['no town', 'Prøvestien 7', HOUSE],
    ['no town and a wrong letter', 'Prøvesiten 7', HOUSE],
    ['the postal code alone', 'Prøvestien 7, 9999', HOUSE],
    ['the town alone', 'Prøvestien 7, Eksempelby', HOUSE],
    ['a flat without a town', 'Eksempelvej 12B, 1. t.v.', FLAT],
  ])('%s', (_, address, id) => {
    const { body } = lookUp(address);
    expect(body.address.addressId).toBe(id);
    expect(body.match.category).toBe('PROBABLE');
    expect(body.match.confidence).toBeLessThan(1);
  });
});
