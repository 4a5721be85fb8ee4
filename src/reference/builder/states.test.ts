import { describe, expect, it } from 'vitest';
import { data, sandbox } from '../../../tests/sandbox/support';
import { triesAll } from '../../../tests/support/cover';
import { Refusal } from '../../sandbox/engine/refusal';
import { readBody } from '../../sandbox/engine/request/body';
import { readParameters } from '../../sandbox/engine/request/parameters';
import { decodePath, splitUrl } from '../../sandbox/engine/request/path';
import { findRoute } from '../../sandbox/engine/route';
import { validators } from '../../sandbox/engine/validators';
import { readAs, recognise } from '../../vocabulary/recognise';
import type { SampleRequest } from '../requests/request';
import { judge } from './form/judge';
import { linkOf, valuesOf } from './form/link';
import { formRequest } from './form/request';
import { BODY, type Field, type Values } from './form/types';
import { operations } from './forms.fixture';
import { someStates, wrongTexts } from './states.fixture';

const COUNT = triesAll ? 500 : 40;
const check = validators(data.apis);

/** What the sandbox reads of a request, as it arrives. */
function read({ method, url, query, headers, body }: SampleRequest): Values {
  const { pathname } = new URL(url);
  const pairs = query.map(({ name, value, encoded }) => encoded ?? new URLSearchParams({ [name]: value }).toString());
  const route = findRoute(sandbox.operations, method, splitUrl(pathname).path);
  if (Array.isArray(route)) throw new Error(`No operation is at ${method} ${pathname}`);
  const sent = {
    path: decodePath(route.path),
    query: new URLSearchParams(pairs.join('&')),
    headers: Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
  };
  const values = readParameters(route.operation, sent, check, () => undefined);
  const bytes = new TextEncoder().encode(body?.kind === 'json' ? JSON.stringify(body.value) : '');
  const json = readBody(route.operation, 'application/json', bytes, check);
  return json ? { ...values, [BODY]: json } : values;
}

/** Why the sandbox refuses a request, by the name of the parameter. */
function refusals(request: SampleRequest): Map<string, string> {
  try {
    read(request);
    return new Map();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return new Map(
      error.errors?.map((fault) => ['parameter' in fault ? fault.parameter : fault.pointer, fault.detail]),
    );
  }
}

const scalars: Field['type'][] = ['string', 'integer', 'number', 'boolean'];

describe.each(operations)('$id', ({ form }) => {
  it('sends random values as they are meant', () => {
    for (const values of someStates(form, COUNT)) {
      const defaults = form.parameters
        .filter(({ key, field }) => field.default !== undefined && !Object.hasOwn(values, key))
        .map(({ key, field }) => [key, field.default]);
      expect(read(formRequest(form, values))).toEqual({ ...Object.fromEntries(defaults), ...values });
    }
  });

  it('keeps random values in a link', () => {
    for (const values of someStates(form, COUNT)) {
      const { hash, left } = linkOf(form, values, recognise);
      if (left.length === 0) expect(valuesOf(form, hash, recognise), hash).toEqual(values);
    }
  });

  it('refuses what the sandbox refuses, for the same reason', () => {
    const fields = form.parameters.filter(
      ({ field, written }) => scalars.includes(field.type) && written.place !== 'path',
    );
    const usual = form.presets[0]?.values ?? {};
    for (const { key, field } of fields) {
      for (const text of wrongTexts(field, COUNT)) {
        const { fault, value } = judge(text, field, 'Missing.', true);
        const said = refusals(formRequest(form, { ...usual, [key]: value ?? text })).get(key);
        // Of an identifier the form says more, and the sandbox says what its check digit is wrong in after this step.
        const { says = '' } = (field.identifier ? readAs(field.identifier, text)?.fault : undefined) ?? {};
        expect(fault ?? '', `${key}: ${text}`).toBe([said, says].filter(Boolean).join(' '));
      }
    }
  });
});
