import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { formRequest } from '../../packages/docusaurus-preset-portal/src/reference/builder/form/request';
import { operations } from '../../packages/docusaurus-preset-portal/src/reference/builder/forms.fixture';
import { someStates } from '../../packages/docusaurus-preset-portal/src/reference/builder/states.fixture';
import { createSamples } from '../../packages/docusaurus-preset-portal/src/reference/samples';
import { skipsWithout } from '../programs';
import { wrongSamples } from '../samples/syntax';

/** States of each operation. */
const COUNT = 20;

const folder = testFolder();
/** Languages that the test machines do not run: only their grammar is checked. */
describe.each(['csharp', 'powershell'] as const)('random values of every form, in %s', (language) => {
  it.skipIf(skipsWithout(language))('are valid by the grammar', { timeout: 600_000 }, async () => {
    const samples = operations.flatMap(({ id, form }) =>
      someStates(form, COUNT).map((values, index) => ({
        name: `${id} ${index}`,
        text: createSamples(formRequest(form, values)).find((one) => one.language === language)?.text ?? '',
      })),
    );
    expect(operations.length).toBeGreaterThan(20);
    expect(samples).toHaveLength(operations.length * COUNT);
    expect(await wrongSamples(language, samples, join(folder, language))).toEqual([]);
  });
});
