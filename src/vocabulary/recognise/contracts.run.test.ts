import { beforeAll, describe, expect, it } from 'vitest';
import { triesAll } from '../../../tests/support/cover';
import { readContracts } from '../../../tests/support/portal';
import { identifiers } from '../identifiers';
import { formPattern } from './form';
import { forms } from './forms';
import { pasted } from './generated.fixture';
import { faultOf, readAs, recognise } from './index';

const SEED = 20261122;
/** Number of pasted texts: a tenth for every change, all at night. */
const COUNT = triesAll ? 100_000 : 10_000;
/** Minimum number of valid values per form, to prove that the form was tested. */
const MIN_VALID_VALUES = COUNT / 1000;

interface ContractValue {
  where: string;
  accepts(value: string): boolean;
}

/** Values that the contracts accept for each identifier, at every position. */
const valuesById = new Map<string, ContractValue[]>();

function acceptsOf(schema: Record<string, unknown>): ContractValue['accepts'] | undefined {
  const {
    pattern,
    items,
    type,
    minimum = 0,
    maximum = Number.MAX_SAFE_INTEGER,
    minLength = 0,
    maxLength = 1e6,
  } = schema;
  if (items) return acceptsOf(items as Record<string, unknown>);
  if ([type].flat().includes('integer')) {
    // JSON has no leading zeros.
    return (value) => /^[1-9]\d*$/.test(value) && Number(value) >= Number(minimum) && Number(value) <= Number(maximum);
  }
  if (typeof pattern !== 'string') return undefined;
  const form = new RegExp(pattern, 'u');
  return (value) => form.test(value) && value.length >= Number(minLength) && value.length <= Number(maxLength);
}

function collect(node: unknown, where: string): void {
  if (typeof node !== 'object' || node === null) return;
  const { 'x-identifier': identifier, schema, ...own } = node as Record<string, unknown>;
  const accepts = acceptsOf((schema ?? own) as Record<string, unknown>);
  if (typeof identifier === 'string' && accepts) {
    valuesById.set(identifier, [...(valuesById.get(identifier) ?? []), { where, accepts }]);
  }
  for (const [key, inner] of Object.entries(node)) collect(inner, `${where}/${key}`);
}

beforeAll(async () => {
  for (const { ref, document } of await readContracts()) collect(document, ref.id);
}, 300_000);

describe('the contracts', () => {
  it('take every identifier that has a form, but for those that no operation takes or returns', () => {
    const without = Object.keys(forms).filter((identifier) => !valuesById.has(identifier));
    expect(without).toEqual(['se-number', 'kvh', 'cadastral-key']);
    expect(Object.keys(forms).filter((text) => !Object.hasOwn(identifiers, text))).toEqual(without);
  });

  it(`accept what is accepted here of ${COUNT} pasted texts, and a value stays as it is when it is read again`, () => {
    const refused: string[] = [];
    const changed: string[] = [];
    const accepted = new Map<string, number>();
    for (const text of pasted(SEED, COUNT)) {
      for (const { identifier, value, fills, isValid, isPersonal } of recognise(text)) {
        if (!isPersonal && Object.hasOwn(forms, identifier) && readAs(identifier, value)?.value !== value)
          changed.push(`${identifier}: ${text} ${value}`);
        if (!isValid || isPersonal) continue;
        accepted.set(identifier, (accepted.get(identifier) ?? 0) + 1);
        if (faultOf(identifier, value)) refused.push(`${identifier} itself: ${value}`);
        for (const [input, sent] of Object.entries(fills))
          for (const { where, accepts } of valuesById.get(input) ?? [])
            if (!accepts(sent)) refused.push(`${where}: ${sent}`);
      }
    }
    expect([refused.slice(0, 10), changed.slice(0, 10)]).toEqual([[], []]);
    // Each form occurred often; a CPR number is accepted without a value.
    const testedForms = Object.keys(forms).filter((text) => text !== 'cpr');
    expect(testedForms.filter((testedForm) => (accepted.get(testedForm) ?? 0) < MIN_VALID_VALUES)).toEqual([]);
  }, 900_000);

  it('have the same form for each, but where they take what is brought into the form', () => {
    const random = [...pasted(SEED + 1, COUNT / 5)];
    const narrower = Object.entries(forms).filter(([identifier, form]) =>
      random.some((text) => {
        const own = formPattern(form).test(text);
        return (valuesById.get(identifier) ?? []).some(({ accepts }) => accepts(text) !== own);
      }),
    );
    expect(narrower.map(([identifier]) => identifier)).toEqual(['plate', 'vin']);
  });
});
