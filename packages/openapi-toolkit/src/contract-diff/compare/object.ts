import { ownValue } from '../../lib/attempt';
import type { AnySchema, Schema } from '../../openapi/document';
import type { FamilyId } from '../rules';
import { having, isTrue, type Pick, partAt, partView, type View, type Views } from '../view/view';
import { type ComparedPair, type ComparisonState, locateKeyword, noteDirected } from './graph';
import { labelBelow } from './messageText';

interface Property extends Views {
  keyword: 'properties' | 'patternProperties';
  name: string;
  parts: { before?: View; after?: View };
  /** Position in the list of properties. */
  at: { before?: string; after?: string };
}

const isRequired = (view: View, name: string): boolean =>
  having(view, 'required').some(({ schema }) => Array.isArray(schema.required) && schema.required.includes(name));

const HIDING_KEYWORD = { request: 'readOnly', response: 'writeOnly' } as const;

/** Compares one property: its presence, whether it is required, and its schema. */
function compareProperty(context: ComparisonState, property: Property, pair: ComparedPair): void {
  const { before, after, keyword, name, parts, at } = property;
  const { direction, label } = context;
  const field = labelBelow(label, `.${name}`);
  const step = keyword === 'properties' ? `.${name}` : '.*';
  const add = (family: FamilyId, message: string) =>
    noteDirected(context, pair, family, {
      before: at.before ?? before.pointer,
      after: at.after ?? after.pointer,
      aspect: `${keyword}.${name}`,
      at: at.after ?? at.before,
      inner: { step, route: [keyword, name] },
      message,
    });
  const [requiredBefore, requiredAfter] = [before, after].map(
    (view) => keyword === 'properties' && isRequired(view, name),
  );
  if (!parts.after) {
    add('property-removed', `${field} was removed.`);
    return;
  }
  const mustSend = requiredAfter && !isTrue(parts.after, HIDING_KEYWORD[direction]);
  if (!parts.before) {
    if (mustSend) add('required-property-added', `${field} was added and is required.`);
    else add('optional-property-added', `${field} was added.`);
    return;
  }
  const mustSent = requiredBefore && !isTrue(parts.before, HIDING_KEYWORD[direction]);
  if (mustSend && !mustSent) add('property-required', `${field} is now required.`);
  else if (mustSent && !requiredAfter) add('property-optional', `${field} is no longer required.`);
  for (const [flag, words] of [
    ['readOnly', 'read-only'],
    ['writeOnly', 'write-only'],
  ] as const) {
    const [old, now] = [isTrue(parts.before, flag), isTrue(parts.after, flag)];
    if (now && !old) add(`${words}-added`, `${field} is now ${words}.`);
    if (old && !now) add(`${words}-removed`, `${field} is no longer ${words}.`);
  }
  const to = context.compareSchemas({ ...context, label: field }, { before: parts.before, after: parts.after });
  pair.edges.push({ to, step, route: [keyword, name] });
}

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
