import { beforeAll, describe, expect, it } from 'vitest';
import { triesAll } from '../../../../../tests/support/cover';
import { faultOf } from './form/fault';
import { linkOf, valuesOf } from './form/link';
import { formRequest } from './form/request';
import type { FormValues } from './form/types';
import { operations } from './forms.fixture';
import { readBySandbox } from './sandbox.fixture';
import { someStates } from './states.fixture';

const COUNT = triesAll ? 500 : 20;
describe.each(operations)('$id', ({ form }) => {
  let states: FormValues[];
  beforeAll(() => {
    states = someStates(form, COUNT);
  });

  it('sends random values without changing them', () => {
    for (const values of states) {
      const defaults = form.parameters
        .filter(({ key, field }) => field.default !== undefined && !Object.hasOwn(values, key))
        .map(({ key, field }) => [key, field.default]);
      expect(readBySandbox(formRequest(form, values))).toEqual({ ...Object.fromEntries(defaults), ...values });
    }
  });

  it('keeps random values in a link', () => {
    for (const values of states) {
      const { hash, omitted } = linkOf(form, values, faultOf);
      if (omitted.length === 0) expect(valuesOf(form, hash, true), hash).toEqual(values);
    }
  });
});
