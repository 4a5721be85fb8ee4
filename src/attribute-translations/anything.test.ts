import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../tests/fixtures/hostile';
import { RUNS } from '../../tests/fixtures/madeUp';
import { type ValidatedList, validateList } from './validateList';

type Entry = Record<string, unknown>;

const real: Entry[] = JSON.parse(readFileSync('docs/_data/attribute-translations.json', 'utf8'));
const names = Object.keys(real[0] ?? {});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostile.map(({ text }) => text)));
const anything = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }));

/** A real entry with one field replaced. */
const changed = fc
  .tuple(fc.constantFrom(...real), fc.oneof(fc.constantFrom(...names), anyText), anything)
  .map(([entry, name, value]): Entry => ({ ...entry, [name]: value }));

const list = fc.array(fc.oneof(fc.constantFrom(...real), changed, anything), { maxLength: 5 });

/** Either the list, whole, or faults that name every reason; never both, and never a long line. */
function checkResult({ attributes, faults }: ValidatedList, sent?: unknown[]) {
  if (faults.length === 0) expect(attributes).toHaveLength(sent?.length ?? attributes.length);
  else expect(attributes).toEqual([]);
  for (const fault of faults) expect(fault.length).toBeLessThan(400);
}

describe('whatever the API for translations returns', () => {
  it('a list is taken whole or refused with its faults', () => {
    fc.assert(
      fc.property(list, (sent) => checkResult(validateList(JSON.stringify(sent)), sent)),
      RUNS,
    );
  });

  it('a text is taken whole or refused with its faults', () => {
    const broken = fc.tuple(list, fc.nat(400)).map(([sent, at]) => JSON.stringify(sent).slice(0, at));
    fc.assert(
      fc.property(fc.oneof(anyText, broken, fc.json()), (text) => checkResult(validateList(text))),
      RUNS,
    );
  });

  it('a list of real entries is accepted', () => {
    expect(validateList(JSON.stringify(real)).faults).toEqual([]);
  });
});
