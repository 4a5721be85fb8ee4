import { describe, expect, it } from 'vitest';
import { matcher } from './filterRows';
import { fold } from './fold';

describe('fold', () => {
  it.each([
    ['Opførelsesår', 'opfoerelsesaar'],
    ['ÆØÅ', 'aeoeaa'],
    ['Kælderareal', 'kaelderareal'],
    ['café', 'cafe'],
    // A letter and a ring apart, as macOS writes file names.
    ['a\u030Ar', 'aar'],
  ])('writes %s as %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('changes nothing the second time', () => expect(fold(fold('Ærø Ås'))).toBe(fold('Ærø Ås')));
});

describe('matcher', () => {
  const text = fold('construction_year construction year Year of construction Opførelsesår');
  const facets = { entity: 'address', register: 'BBR', type: 'integer' };
  const fits = (query: string) => matcher(new URLSearchParams(query))(text, facets);

  it.each([
    '',
    'q=opførelsesår',
    'q=OPFOERELSESAAR',
    'q=year+construction',
    'register=BBR&type=integer',
    'other=1',
  ])('takes %j', (query) => expect(fits(query)).toBe(true));
  it.each(['q=roof', 'q=year+roof', 'entity=company', 'q=year&register=DAR', 'type=x'])('leaves out %j', (query) =>
    expect(fits(query)).toBe(false));
});
