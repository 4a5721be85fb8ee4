import { describe, expect, it } from 'vitest';
import { words } from './index.fixture';
import { splitWords } from './words';

const { compoundPart, joinedTerm, queryTerms, splitCompound, terms } = words;

describe('words', () => {
  it.each([
    ['vehicle', 'vehicles'],
    ['company', 'companies'],
    ['køretøj', 'køretøjer', 'køretøjet', 'køretøjerne'],
    ['ejendom', 'ejendomme', 'ejendommen', 'ejendommens'],
    ['regnskab', 'regnskaber', 'regnskabet', 'regnskabernes'],
    ['forsikring', 'forsikringen', 'forsikret'],
    ['authentication', 'authenticating', 'authenticated'],
    ['lejlighed', 'lejligheder', 'lejlighedens'],
    ['tile', 'tiles'],
    ['owner', 'owners'],
  ])('%s is found by its other forms', (...forms) => {
    expect(new Set(forms.flatMap(terms)).size).toBe(1);
  });

  it.each([
    ['bil', 'billeder'],
    ['bil', 'billing'],
    ['leje', 'lejlighed'],
    ['gæld', 'gældende'],
    ['til', 'tiles'],
    ['own', 'owner'],
    ['of', 'offer'],
  ])('%s is not %s', (one, other) => expect(terms(one)).not.toEqual(terms(other)));

  it('splits and joins names', () => {
    expect(splitWords('registrationNumber')).toEqual(['registration', 'Number']);
    expect(splitWords('/vehicles/{kid}')).toEqual(['vehicles', 'kid']);
    expect(joinedTerm('registration_number')).toBe(joinedTerm('Registration numbers'));
  });

  it('leaves out the stop words of a question, unless there are no others', () => {
    expect(queryTerms('how do I get the insurer of a car')).toEqual(terms('insurer car'));
    expect(queryTerms('hvordan finder jeg en bil')).toEqual(terms('bil'));
    expect(queryTerms('what is')).toEqual(terms('what is'));
  });

  it('replaces a phrase of stop words by one word', () => {
    const [one] = queryTerms('getting started');
    for (const query of ['how do I get going', 'hvad skal jeg bruge for at komme i gang', 'kom godt i gang'])
      expect(queryTerms(query)).toContain(one);
    expect(queryTerms('what is going on')).not.toContain(one);
  });

  it.each([
    ['look up 500 addresses in one go', 'addresses bulk'],
    ['10.000 virksomheder på én gang', 'virksomheder bulk'],
    ['why do I keep getting the same 100 items', 'items'],
    ['what would the house sell for', 'house worth'],
    // A status, a code, and other words stay.
    ['500 errors', '500 errors'],
    ['503 status', '503 status'],
    ['roof 5', 'roof 5'],
    ['keep the key', 'keep key'],
  ])('takes %j as %j', (query, meant) => expect(queryTerms(query)).toEqual(queryTerms(meant)));

  it('keeps a word that resembles a stop word', () => expect(queryTerms('en ny nøgle')).toContain('nogl'));

  it('splits compounds whose parts are known', () => {
    const parts = new Set(terms('ejendom vurdering bil forsikring'));
    expect(splitCompound('ejendomsvurdering', parts)).toEqual(terms('ejendom vurdering'));
    expect(splitCompound('bilforsikring', parts)).toEqual(terms('bil forsikring'));
    expect(splitCompound('ejendomsskat', parts)).toEqual([]);
  });

  it('finds the longest known part of any other long word', () => {
    const parts = new Set(['forsyning', 'ejendom', 'vand', 'tax', 'insurance']);
    expect(compoundPart('brugsforsyning', parts)).toBe(terms('forsyning')[0]);
    expect(compoundPart('ejendomsskat', parts)).toBe(terms('ejendom')[0]);
    expect(compoundPart('vandrør', parts)).toBeUndefined();
    expect(compoundPart('taxation', parts)).toBeUndefined();
    expect(compoundPart('insurqncezqx', parts)).toBeUndefined();
  });
});
