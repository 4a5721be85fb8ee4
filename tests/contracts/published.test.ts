import { describe, expect, it } from 'vitest';
import { apis } from '#site';
import { faultText } from '../../packages/docusaurus-preset-portal/src/contract-diff/gate/faultText';
import { checkContracts } from '../../packages/docusaurus-preset-portal/src/contract-diff/gate/runGate';
import { alteredFiles, readPublished } from '../../packages/docusaurus-preset-portal/src/contract-diff/published/store';

describe('the published contracts', () => {
  it('were never altered', async () => expect(await alteredFiles()).toEqual([]));

  it('begin with the first release of the portal; an API added since begins with its own', async () => {
    const firsts = await Promise.all(apis.map(async ({ id }) => (await readPublished(id)).at(-1)?.version));
    expect(firsts).toContain('0.8.0');
  });
});

it('every change of a contract since its last publication has its version and its sentence', async () =>
  expect((await checkContracts()).map(faultText)).toEqual([]));
