import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { formRequest } from '../../packages/docusaurus-preset-portal/src/reference/builder/form/request';
import { operations } from '../../packages/docusaurus-preset-portal/src/reference/builder/forms.fixture';
import { someStates } from '../../packages/docusaurus-preset-portal/src/reference/builder/states.fixture';
import { expected } from '../../packages/docusaurus-preset-portal/src/reference/samples/received.fixture';
import {
  execute,
  isSkipped,
  languages,
} from '../../packages/docusaurus-preset-portal/src/reference/samples/runners.fixture';
import { inParallel } from '../support/execute';
import { type Recorder, record } from './record';

/** States of each language, over all operations. */
const COUNT = 20;

let server: Recorder;
const folder = testFolder();

beforeAll(async () => {
  server = await record();
});
afterAll(() => {
  server.close();
});

describe.each(languages)('random values in %s', (language) => {
  it('arrive unchanged', { timeout: 600_000 }, async ({ skip }) => {
    skip(isSkipped(language), `what runs ${language} is not installed`);
    const all = Array.from({ length: COUNT }, (_, index) => {
      const { form, id } = operations[index % operations.length] as (typeof operations)[number];
      const [values = {}] = someStates(form, COUNT).slice(index);
      return { id, index, request: formRequest({ ...form, plan: { ...form.plan, base: '' } }, values) };
    });
    await inParallel(all, 4, async ({ id, index, request }) => {
      const run = await execute({ origin: server.origin, folder }, language, `state${index}`, request);
      expect(run.errors, id).toBe('');
      expect(server.received.get(run.id), id).toEqual(expected(request));
    });
  });
});
