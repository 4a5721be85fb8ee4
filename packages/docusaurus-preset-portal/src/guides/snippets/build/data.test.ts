import { describe, expect, it } from 'vitest';
import { portal } from '../../../../../../tests/support/portal';
import { limitText } from '../../contractElements';
import { requestSampleData } from './data';

const operation = 'data/public-properties';

// Reads the generated reference, so `npm run generate` has to run first.
describe('RequestSample with other values', () => {
  it('sends only the given values', async () => {
    const { samples } = await requestSampleData(
      { operation, with: 'addressId=00000000-0000-4000-8000-000000000021' },
      portal,
    );
    expect(samples.map(({ language }) => language)).toContain('powershell');
    for (const { html } of samples) {
      expect(html).toContain('000000000021');
      expect(html).not.toContain('ownerCategory');
    }
  });

  it('keeps required parameters and fills the path', async () => {
    const { samples } = await requestSampleData(
      {
        operation: 'data/property-by-bfe',
        with: 'bfeNumber=999000005&include=ownership&X-Purpose=policy-renewal',
      },
      portal,
    );
    expect(samples[0]?.html).toContain('/properties/999000005');
    expect(samples[0]?.html).toContain('policy-renewal');
  });

  it('rejects a parameter that the operation lacks', async () => {
    await expect(requestSampleData({ operation, with: 'bfe=1' }, portal)).rejects.toThrow(
      'data/public-properties has no parameter "bfe"; the nearest is "',
    );
  });
});

describe('Limit', () => {
  const limit = (field: string, keyword: string, of = operation) =>
    limitText({ operation: of, field, keyword }, portal);

  it('is a number of the contract: of a parameter, of a property of the body', async () => {
    expect(await limit('limit', 'maximum')).toEqual({ type: 'text', value: '1,000' });
    expect(await limit('criteria', 'maxItems', 'data/persons')).toEqual({ type: 'text', value: '100' });
  });

  it('refuses what the contract lacks', async () => {
    await expect(limit('limits', 'maximum')).rejects.toThrow('has no input "limits"; the nearest is "limit"');
    await expect(limit('limit', 'maxItems')).rejects.toThrow('has no number "maxItems"; the nearest is "maximum"');
  });
});
