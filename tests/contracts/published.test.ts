import { describe, expect, it } from 'vitest';
import { apis } from '../../src/apis';
import { checkContracts } from '../../src/contract-diff/gate/runGate';
import { faultText } from '../../src/contract-diff/gate/words';
import { alteredFiles, readPublished } from '../../src/contract-diff/published/store';

describe('the published contracts', () => {
  it('were never altered', async () => expect(await alteredFiles()).toEqual([]));

  it.each(apis)('have a first version of $id', async ({ id }) =>
    expect((await readPublished(id)).at(-1)?.version).toBe('0.8.0'));
});

it('every change of a contract since its last publication has its version and its sentence', async () =>
  expect((await checkContracts()).map(faultText)).toEqual([]));
