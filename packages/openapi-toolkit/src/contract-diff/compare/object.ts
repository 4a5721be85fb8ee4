import maxBy from 'lodash/maxBy';
import type { FamilyId } from '../rules';
import { having, isTrue, partOrAny, partView, type Route, type View, type Views } from '../view/view';
import { type ComparedPair, type ComparisonState, locateKeyword, noteDirected } from './graph';
import { labelBelow } from './messageText';

type MapKeyword = 'properties' | 'patternProperties';

const isRequired = (view: View, name: string): boolean =>
  having(view, 'required').some(({ schema }) => Array.isArray(schema.required) && schema.required.includes(name));

const HIDING_KEYWORD = { request: 'readOnly', response: 'writeOnly' } as const;

/** Compares one property: its presence, whether it is required, and its schema. */
function compareProperty(
  context: ComparisonState,
  { before, after }: Views,
  [keyword, name]: readonly [MapKeyword, string],
  pair: ComparedPair,
): void {
  const { direction, label } = context;
  const route = [keyword, name] as const;
  const [old, now] = [partView(before, route), partView(after, route)];
  const field = labelBelow(label, `.${name}`);
  const step = keyword === 'properties' ? `.${name}` : '.*';
  const add = (family: FamilyId, message: string) =>
    noteDirected(context, pair, family, {
      before: old?.writtenAt ?? before.pointer,
      after: now?.writtenAt ?? after.pointer,
      aspect: `${keyword}.${name}`,
      at: now?.writtenAt ?? old?.writtenAt,
      inner: { step, route },
      message,
    });
  const [requiredBefore, requiredAfter] = [before, after].map(
    (view) => keyword === 'properties' && isRequired(view, name),
  );
  if (!now) {
    add('property-removed', `${field} was removed.`);
    return;
  }
  const mustSend = requiredAfter && !isTrue(now, HIDING_KEYWORD[direction]);
  if (!old) {
    if (mustSend) add('required-property-added', `${field} was added and is required.`);
    else add('optional-property-added', `${field} was added.`);
    return;
  }
  const mustSent = requiredBefore && !isTrue(old, HIDING_KEYWORD[direction]);
  if (mustSend && !mustSent) add('property-required', `${field} is now required.`);
  else if (mustSent && !requiredAfter) add('property-optional', `${field} is no longer required.`);
  for (const [flag, words] of [
    ['readOnly', 'read-only'],
    ['writeOnly', 'write-only'],
  ] as const) {
    if (isTrue(old, flag) === isTrue(now, flag)) continue;
    if (isTrue(now, flag)) add(`${words}-added`, `${field} is now ${words}.`);
    else add(`${words}-removed`, `${field} is no longer ${words}.`);
  }
  const to = context.compareSchemas({ ...context, label: field }, { before: old, after: now });
  pair.edges.push({ to, step, route });
}

const namesIn = (view: View, keyword: MapKeyword): string[] =>
  having(view, keyword).flatMap(({ schema }) => Object.keys(schema[keyword] ?? {}));

function compareMaps(context: ComparisonState, views: Views, pair: ComparedPair): void {
  for (const keyword of ['properties', 'patternProperties'] as const) {
    const names = new Set([...namesIn(views.before, keyword), ...namesIn(views.after, keyword)]);
    for (const name of names) compareProperty(context, views, [keyword, name], pair);
  }
}

/** `true` if additional properties are unrestricted, `false` if they are forbidden. */
const additionalPropertiesOf = (view: View): boolean | 'schema' => {
  const values = having(view, 'additionalProperties').map(({ schema }) => schema.additionalProperties);
  if (values.includes(false)) return false;
  return values.some((value) => typeof value === 'object' && Object.keys(value).length > 0) ? 'schema' : true;
};

function compareAdditionalProperties(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const [old, now] = [additionalPropertiesOf(before), additionalPropertiesOf(after)];
  const keyword = 'additionalProperties';
  const location = locateKeyword({ before, after }, keyword, [keyword]);
  const [a, b] = [partView(before, [keyword]), partView(after, [keyword])];
  if (a && b && old === 'schema' && now === 'schema') {
    const label = labelBelow(context.label, '.*');
    const to = context.compareSchemas({ ...context, label }, { before: a, after: b });
    pair.edges.push({ to, step: '.*', route: [keyword] });
  } else if (old !== now) {
    const add = (family: FamilyId, message: string) => noteDirected(context, pair, family, { ...location, message });
    const contents = `What further properties of ${context.label} may hold`;
    if (now === false) add('further-properties-forbidden', `${context.label} has no further properties any more.`);
    else if (old === false) add('further-properties-allowed', `${context.label} may have further properties.`);
    else if (now === 'schema') add('constraint-added', `${contents} is now limited.`);
    else add('constraint-removed', `${contents} is no longer limited.`);
  }
}

function compareItems(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const lists = [before, after].flatMap((view) =>
    having(view, 'prefixItems').map(({ schema }) => schema.prefixItems ?? []),
  );
  const positions = Object.keys(maxBy(lists, (list) => list.length) ?? []).map(Number);
  const routes: Route[] = [['items'], ...positions.map((index) => ['prefixItems', index] as const)];
  for (const route of routes) {
    if (!partView(before, route) && !partView(after, route)) continue;
    const step = `[${route[1] ?? ''}]`;
    const to = context.compareSchemas(
      { ...context, label: labelBelow(context.label, step) },
      { before: partOrAny(before, route), after: partOrAny(after, route) },
    );
    pair.edges.push({ to, step, route });
  }
}

export function compareObject(context: ComparisonState, views: Views, pair: ComparedPair): void {
  compareMaps(context, views, pair);
  compareAdditionalProperties(context, views, pair);
  compareItems(context, views, pair);
}
