import type { AnySchema, Schema } from '../../openapi/document';
import { isRef, pointerBelow, refName } from '../../openapi/pointer';
import type { FamilyId } from '../rules';
import { canonical } from '../view/canonical';
import { type Fragment, isNullSchema } from '../view/fragments';
import { having, schemaView, type View, type Views } from '../view/view';
import { type ComparedPair, type ComparisonState, locateKeyword, noteDirected } from './graph';
import { change, quotedList } from './messageText';

const discriminatorOf = (view: View) =>
  view.fragments.findLast(({ schema }) => schema.discriminator)?.schema.discriminator;

/** Returns the canonical target of a mapping, so that renamed schemas compare as equal. */
const targetOf = (view: View, ref: string) => (ref.startsWith('#/') ? canonical(view.document, { $ref: ref }) : ref);

/** Compares the discriminator property and its mapping. New values are reported with their new alternatives. */
function compareDiscriminators(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const [old, now] = [discriminatorOf(before), discriminatorOf(after)];
  const add = (message: string) =>
    noteDirected(context, pair, 'discriminator-changed', {
      ...locateKeyword({ before, after }, 'discriminator', ['discriminator']),
      message,
    });
  if (old?.propertyName !== now?.propertyName) {
    add(`The discriminator of ${context.label} ${change(old?.propertyName, now?.propertyName)}.`);
    return;
  }
  const [from, to] = [new Map(Object.entries(old?.mapping ?? {})), new Map(Object.entries(now?.mapping ?? {}))];
  for (const [value, ref] of from) {
    const target = to.get(value);
    // An edited schema keeps its name; a renamed schema keeps its content.
    const same = target !== undefined && (target === ref || targetOf(before, ref) === targetOf(after, target));
    // A removed value belongs to a removed alternative, which is reported there.
    if (!same && target !== undefined) add(`The value \`${value}\` stands for another shape of ${context.label}.`);
  }
}

const KEYWORDS = ['oneOf', 'anyOf'] as const;

interface Option {
  schema: AnySchema;
  pointer: string;
  index: number;
  keyword: string;
  name: string;
  /** Canonical text of the whole schema. */
  content: string;
}

function nameOf(schema: AnySchema, index: number): string {
  if (isRef(schema)) return refName(schema.$ref);
  return (typeof schema === 'object' && (schema.title ?? [schema.type].flat().join())) || `option ${index + 1}`;
}

/** Returns the alternatives. "This or null" does not count: it is a nullable schema. */
function optionsOf(view: View): Option[] {
  const of = ({ schema, pointer }: Fragment, keyword: (typeof KEYWORDS)[number]) =>
    (schema[keyword] ?? [])
      .map((option, index) => ({
        schema: option,
        pointer: pointerBelow(pointer, keyword, index),
        index,
        keyword,
        name: nameOf(option, index),
        content: canonical(view.document, option),
      }))
      .filter((option) => !isNullSchema(option.schema));
  return view.fragments.flatMap((fragment) => KEYWORDS.flatMap((keyword) => of(fragment, keyword)));
}

/** Pairs the alternatives of both sides: first by equal content, then by name, then the last one left on each side. */
function match(before: Option[], after: Option[]) {
  const pairs: [Option, Option][] = [];
  let [old, now] = [before, after];
  const take = (same: (a: Option, b: Option) => boolean) => {
    for (const option of old) {
      const other = now.find((candidate) => same(option, candidate));
      if (!other) continue;
      pairs.push([option, other]);
      old = old.filter((rest) => rest !== option);
      now = now.filter((rest) => rest !== other);
    }
  };
  take((a, b) => a.content === b.content);
  take((a, b) => a.name === b.name);
  if (old.length === 1 && now.length === 1 && before.length === after.length) take(() => true);
  return { pairs, removed: old, added: now };
}

const isChoice = (view: View) => KEYWORDS.some((keyword) => having(view, keyword).length > 0);

const ANNOTATION = /^(title|description|examples?|deprecated|x-.*)$/;

/** Returns what a canonical schema allows besides null, without texts. */
function allowedBy(content: string): string {
  const withoutNull = (value: unknown) => {
    const others = Array.isArray(value) ? value.filter((item) => item !== null && item !== 'null') : value;
    return Array.isArray(others) && others.length === 1 ? others[0] : others;
  };
  const entries = Object.entries<unknown>(JSON.parse(content)).filter(([key]) => !ANNOTATION.test(key));
  return JSON.stringify(
    entries.map(([key, value]) => [key, key === 'type' || key === 'enum' ? withoutNull(value) : value]),
  );
}

/** Returns the rule for a schema that became one of several alternatives, or the only remaining one. */
function choiceFamily({ before, after }: Views): FamilyId {
  const canonicalSchema = ({ document, fragments }: View) => {
    const limits = (schema: Schema) => Object.keys(schema).some((key) => key !== '$ref' && !ANNOTATION.test(key));
    const [first = {}, ...others] = fragments.map(({ schema }) => schema).filter(limits);
    return allowedBy(canonical(document, others.length === 0 ? first : { allOf: [first, ...others] }));
  };
  const has = (view: View, content: string) => optionsOf(view).some((option) => allowedBy(option.content) === content);
  if (has(after, canonicalSchema(before))) return 'shape-added';
  return has(before, canonicalSchema(after)) ? 'shape-removed' : 'shapes-changed';
}

/** Compares `oneOf` and `anyOf`. Returns `other` when the schemas have too little in common to compare anything else. */
export function compareAlternatives(context: ComparisonState, views: Views, pair: ComparedPair): 'same' | 'other' {
  const { before, after } = views;
  if (!isChoice(before) && !isChoice(after)) return 'same';
  const [old, now] = [optionsOf(before), optionsOf(after)];
  const { label } = context;
  const location = { before: before.pointer, after: after.pointer, aspect: 'alternatives' };
  const add = (family: FamilyId, message: string, at?: string) =>
    noteDirected(context, pair, family, { ...location, at, message });
  if (isChoice(before) !== isChoice(after)) {
    const names = quotedList((now.length > 0 ? now : old).map(({ name }) => name));
    add(choiceFamily(views), `${label} ${now.length > 0 ? 'is now one of' : 'is no longer one of'} ${names}.`);
    return 'other';
  }
  const { pairs, removed, added } = match(old, now);
  for (const { name, pointer } of added) add('shape-added', `${label} may now be ${quotedList([name])}.`, pointer);
  for (const { name, pointer } of removed)
    add('shape-removed', `${label} is never ${quotedList([name])} any more.`, pointer);
  for (const [a, b] of pairs) {
    const to = context.compareSchemas(context, {
      before: schemaView(context.before, a.schema, a.pointer),
      after: schemaView(context.after, b.schema, b.pointer),
    });
    pair.edges.push({ to, route: [b.keyword, b.index] });
  }
  compareDiscriminators(context, views, pair);
  return 'same';
}
