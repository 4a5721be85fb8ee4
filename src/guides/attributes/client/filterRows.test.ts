import { fold } from 'docusaurus-preset-portal/terms';
import { describe, expect, it } from 'vitest';
import { matcher } from './filterRows';

describe('matcher', () => {
  const text = fold('construction_year construction year Year of construction Opførelsesår');
  const facets = { entity: 'address', register: 'BBR', type: 'integer' };
  const fits = (query: string) => matcher(new URLSearchParams(query))(text, facets);

  it.each(['', 'q=opførelsesår'])('takes %j', (query) => expect(fits(query)).toBe(true));
  it.each(['q=roof', 'entity=company', 'q=year&register=DAR', 'type=x'])('leaves out %j', (query) =>
    expect(fits(query)).toBe(false));
});
