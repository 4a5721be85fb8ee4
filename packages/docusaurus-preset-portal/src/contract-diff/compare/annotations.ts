import { having, isTrue, nearestValues, type View } from '../view/view';
import { type ComparedPair, type ComparisonState, note, noteDirected } from './graph';
import { locateKeyword } from './keywordLocation';
import { compareLifetime } from './lifetime';
import { change } from './messageText';
import type { Views } from './schema';

const TEXTS = ['title', 'description', '$comment'];
const EXAMPLES = ['example', 'examples'];

const isAnnotation = (keyword: string) =>
  keyword === 'externalDocs' || (keyword.startsWith('x-') && keyword !== 'x-unit' && keyword !== 'x-sunset');

const keywordsOf = (view: View) => view.fragments.flatMap(({ schema }) => Object.keys(schema));

/** Compares descriptions, the unit and the lifetime of a value. */
export function compareAnnotations(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const { label } = context;
  const annotations = new Set([...keywordsOf(before), ...keywordsOf(after)].filter(isAnnotation));
  const groups = [
    ['text-changed', TEXTS],
    ['example-changed', EXAMPLES],
    ['annotation-changed', [...annotations].sort()],
  ] as const;
  const locate = (keyword: string) => locateKeyword({ before, after }, keyword, [keyword]);
  for (const [rule, keywords] of groups) {
    for (const keyword of keywords) {
      if (nearestValues(before, keyword).join() === nearestValues(after, keyword).join()) continue;
      note(pair, rule, { ...locate(keyword), message: `The ${keyword} of ${label} changed.` });
    }
  }
  const [old, now] = [before, after].map((view) => nearestValues(view, 'x-unit').join());
  if (old !== now) {
    const message = `The unit of ${label} ${change(old || undefined, now || undefined)}.`;
    // Adding a unit is not breaking: the value may have had it from the start.
    if (old && now) noteDirected(context, pair, 'unit-changed', { ...locate('x-unit'), message });
    else note(pair, 'annotation-changed', { ...locate('x-unit'), message });
  }
  const lifetime = (view: View) => ({
    deprecated: isTrue(view, 'deprecated'),
    'x-sunset': having(view, 'x-sunset')[0]?.schema['x-sunset'],
  });
  const location = locateKeyword({ before, after }, 'lifetime', ['deprecated', 'x-sunset']);
  compareLifetime(pair, label, location, lifetime(before), lifetime(after));
}
