import type { FamilyId } from '../rules';
import { allValues, nearestValues } from '../view/view';
import { type ComparedPair, type ComparisonState, noteDirected } from './graph';
import { locateKeyword } from './keywordLocation';
import { change } from './messageText';
import type { Views } from './schema';

/** Keywords that are only tested for equality: their values cannot be ordered from wider to narrower. */
const CONSTRAINTS = `pattern multipleOf not if then else contains dependentRequired dependentSchemas
  unevaluatedProperties unevaluatedItems propertyNames`.split(/\s+/);
const ENCODINGS = ['contentEncoding', 'contentMediaType', 'contentSchema', 'xml'];

const WIDER_FORMATS = new Map([
  ['int32', 'int64'],
  ['float', 'double'],
]);

type Kind = 'added' | 'removed' | 'changed';

const kindOf = (old: string[], now: string[]): Kind => {
  if (old.every((value) => now.includes(value))) return 'added';
  return now.every((value) => old.includes(value)) ? 'removed' : 'changed';
};

function formatFamily(old: string[], now: string[], kind: Kind): FamilyId {
  const [from, to] = [old[0] ?? '', now[0] ?? ''].map((text) => text.replaceAll('"', '')) as [string, string];
  if (kind === 'added' || WIDER_FORMATS.get(to) === from) return 'format-tightened';
  if (kind === 'removed' || WIDER_FORMATS.get(from) === to) return 'format-loosened';
  return 'format-changed';
}

/** Compares format, pattern and the other keywords that are only tested for equality. */
export function compareConstraints(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const compare = (
    keyword: string,
    read: typeof allValues,
    familyOf: (kind: Kind, old: string[], now: string[]) => FamilyId,
  ) => {
    const [old, now] = [read(before, keyword), read(after, keyword)];
    if (old.join() === now.join()) return;
    noteDirected(context, pair, familyOf(kindOf(old, now), old, now), {
      ...locateKeyword({ before, after }, keyword, [keyword]),
      message: `\`${keyword}\` of ${context.label} ${change(old.join(', ') || undefined, now.join(', ') || undefined)}.`,
    });
  };
  for (const keyword of CONSTRAINTS) compare(keyword, allValues, (kind) => `constraint-${kind}`);
  for (const keyword of ENCODINGS) compare(keyword, nearestValues, () => 'encoding-changed');
  compare('format', allValues, (kind, old, now) => formatFamily(old, now, kind));
  compare('default', nearestValues, (kind) => `default-${kind}`);
}
