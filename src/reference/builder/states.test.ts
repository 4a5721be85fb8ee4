import { describe, expect, it } from 'vitest';
import { triesAll } from '../../../tests/support/cover';
import { recognise } from '../../vocabulary/recognise';
import { linkOf, valuesOf } from './form/link';
import { formRequest } from './form/request';
import { operations } from './forms.fixture';
import { readBySandbox } from './sandbox.fixture';
import { someStates } from './states.fixture';

const COUNT = triesAll ? 500 : 40;
describe.each(operations)('$id', ({ form }) => {
  it('sends random values as they are meant', () => {
    for (const values of someStates(form, COUNT)) {
      const defaults = form.parameters
        .filter(({ key, field }) => field.default !== undefined && !Object.hasOwn(values, key))
        .map(({ key, field }) => [key, field.default]);
      expect(readBySandbox(formRequest(form, values))).toEqual({ ...Object.fromEntries(defaults), ...values });
    }
  });

  it('keeps random values in a link', () => {
    for (const values of someStates(form, COUNT)) {
      const { hash, left } = linkOf(form, values, recognise);
      if (left.length === 0) expect(valuesOf(form, hash, recognise), hash).toEqual(values);
    }
  });
});
