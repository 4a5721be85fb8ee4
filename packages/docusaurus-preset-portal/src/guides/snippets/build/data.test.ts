import { describe, expect, it } from 'vitest';
import { requestSampleData } from './data';

const operation = 'data/public-properties';

// Reads the generated reference, so `npm run generate` has to run first.
describe('RequestSample with other values', () => {
  it('sends only the given values', async () => {
    const { samples } = await requestSampleData({ operation, with: 'addressId=00000000-0000-4000-8000-000000000021' });
    expect(samples.map(({ language }) => language)).toContain('powershell');
    for (const { html } of samples) {
      expect(html).toContain('000000000021');
      expect(html).not.toContain('ownerCategory');
    }
  });

  it('keeps required parameters and fills the path', async () => {
    const { samples } = await requestSampleData({
      operation: 'data/property-by-bfe',
      with: 'bfeNumber=999000005&include=ownership&X-Purpose=policy-renewal',
    });
    expect(samples[0]?.html).toContain('/properties/999000005');
    expect(samples[0]?.html).toContain('policy-renewal');
  });

  it('rejects a parameter that the operation lacks', async () => {
    await expect(requestSampleData({ operation, with: 'bfe=1' })).rejects.toThrow(
      'data/public-properties has no parameter "bfe"; the nearest is "',
    );
  });
});
