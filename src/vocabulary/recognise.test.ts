import { describe, expect, it } from 'vitest';
import { recognise } from './recognise';

describe('what a text can be', () => {
  it.each<[string, string[]]>([
    ['09900012', ['cvr 09900012']],
    ['DK09900012', ['cvr 09900012']],
    ['dk 09 90 00 12', ['cvr 09900012']],
    ['０９９０００１２', ['cvr 09900012']],
    ['cvr-nr. 09900012', ['cvr 09900012']],
    ['VAT 09900012', ['cvr 09900012']],
    ['12345678', ['bfe 12345678', 'cvr 12345678 wrong']],
    ['9990000011', ['p-number 9990000011', 'bfe 9990000011']],
    ['P-nummer 9990000011', ['p-number 9990000011']],
    ['999000001', ['bfe 999000001']],
    ['BFE: 999000001', ['bfe 999000001']],
    ['9999999999999901', ['kid 9999999999999901']],
    ['QQ12345', ['plate QQ12345']],
    ['qq 12 345', ['plate QQ12345']],
    ['XXXTEST0000000001', ['vin XXXTEST0000000001']],
    ['0A3F507A-93E7-32B8-E044-0003BA298018', ['dar-address 0a3f507a-93e7-32b8-e044-0003ba298018']],
    ['09990042_12B', ['kvhx 09990042_12B']],
    ['09990042_12B__1__tv', ['kvhx 09990042_12B__1__tv']],
    ['9990001 12ab', ['cadastral-number 9990001 12ab']],
    ['company', []],
    ['roof 5', []],
    ['429', []],
    ['', []],
  ])('%j: %j', (text, told) =>
    expect(
      recognise(text).map(({ identifier, value, isValid }) => `${identifier} ${value}${isValid ? '' : ' wrong'}`),
    ).toEqual(told));

  it.each(['700190-0000', '7001900000', 'cpr 700190-0000'])('%s is personal, and is not repeated', (text) => {
    const found = recognise(text);
    expect(found[0]?.identifier).toBe('cpr');
    expect(found.filter(({ isPersonal, value }) => !isPersonal || value !== '')).toEqual([]);
  });
});
