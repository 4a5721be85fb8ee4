import { ownValue } from '../../lib/ownValue';
import type { AnySchema, Schema } from '../../openapi/document';
import type { FamilyId } from '../rules';
import { having, type Pick, partAt, partView, type View } from '../view/view';
import { type ComparedPair, type ComparisonState, noteDirected } from './graph';
import { locateKeyword } from './keywordLocation';
import { labelBelow } from './messageText';
import { compareProperty } from './property';
import type { Views } from './schema';

const namesIn = (view: View, keyword: 'properties' | 'patternProperties'): string[] => [
  ...new Set(having(view, keyword).flatMap(({ schema }) => Object.keys(schema[keyword] ?? {}))),
];

function compareMaps(context: ComparisonState, views: Views, pair: ComparedPair): void {
  for (const keyword of ['properties', 'patternProperties'] as const) {
    for (const name of new Set([...namesIn(views.before, keyword), ...namesIn(views.after, keyword)])) {
      const pick: Pick = (schema) => [ownValue(schema[keyword], name), keyword, name];
      const parts = { before: partView(views.before, pick), after: partView(views.after, pick) };
      const at = { before: partAt(views.before, pick), after: partAt(views.after, pick) };
      compareProperty(context, { ...views, keyword, name, parts, at }, pair);
    }
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
  const pick: Pick = (schema) => [schema.additionalProperties, keyword];
  const [a, b] = [partView(before, pick), partView(after, pick)];
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

const EMPTY: Schema = {};

function compareItems(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const positions = Math.max(
    ...[before, after].flatMap((view) => [
      0,
      ...having(view, 'prefixItems').map(({ schema }) => schema.prefixItems?.length ?? 0),
    ]),
  );
  const parts: { step: string; route: (string | number)[]; read: (schema: Schema) => AnySchema | undefined }[] = [
    { step: '[]', route: ['items'], read: ({ items }) => items },
    ...Array.from({ length: positions }, (_, index) => ({
      step: `[${index}]`,
      route: ['prefixItems', index],
      read: ({ prefixItems }: Schema) => prefixItems?.[index],
    })),
  ];
  for (const { step, route, read } of parts) {
    const pick: Pick = (schema) => [read(schema), ...route];
    const [old, now] = [partView(before, pick), partView(after, pick)];
    if (!old && !now) continue;
    const any = (view: View): View => ({
      ...view,
      key: `${view.key} any`,
      name: undefined,
      fragments: [{ schema: EMPTY, pointer: `${view.pointer}/${route.join('/')}`, level: 0, orNull: false }],
      pointer: `${view.pointer}/${route.join('/')}`,
    });
    const to = context.compareSchemas(
      { ...context, label: labelBelow(context.label, step) },
      { before: old ?? any(before), after: now ?? any(after) },
    );
    pair.edges.push({ to, step, route });
  }
}

export function compareObject(context: ComparisonState, views: Views, pair: ComparedPair): void {
  compareMaps(context, views, pair);
  compareAdditionalProperties(context, views, pair);
  compareItems(context, views, pair);
}
