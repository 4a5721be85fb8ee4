import type { AnySchema, Schema } from '../../openapi/document';
import { schemaView, type View } from '../view/view';
import { compareAlternatives } from './alternatives';
import { compareAnnotations } from './annotations';
import { compareConstraints } from './constraints';
import { type ComparedPair, type ComparisonState, newPair, once } from './graph';
import { compareLimits } from './limits';
import { quote } from './messageText';
import { compareObject } from './object';
import type { Sides } from './texts';
import { compareTypes } from './types';
import { compareValues } from './values';

export interface Views {
  before: View;
  after: View;
}

/** Compares two schemas and everything below them. After a change of type, only texts are compared. */
export function compareViews(context: ComparisonState, views: Views): ComparedPair {
  const { before, after } = views;
  return once(context, `${before.key} → ${after.key}`, (pair) => {
    const name = after.name ?? before.name;
    const schemaContext: ComparisonState = name === undefined ? context : { ...context, label: quote(name) };
    compareAnnotations(schemaContext, views, pair);
    if (compareAlternatives(schemaContext, views, pair) === 'other') return;
    if (compareTypes(schemaContext, views, pair) === 'other') return;
    compareValues(schemaContext, views, pair);
    compareLimits(schemaContext, views, pair);
    compareConstraints(schemaContext, views, pair);
    compareObject(schemaContext, views, pair);
  });
}

const ANY: Schema = {};

/** Compares the schemas of a parameter, header or media type. An absent schema allows anything. */
export function compareSchemaOf(
  context: ComparisonState,
  { before, after }: Sides<{ schema?: AnySchema }>,
): ComparedPair {
  const [old, now] = [before.object.schema, after.object.schema];
  if (old === undefined && now === undefined) return newPair();
  return compareViews(context, {
    before: schemaView(context.before, old ?? ANY, `${before.pointer}/schema`),
    after: schemaView(context.after, now ?? ANY, `${after.pointer}/schema`),
  });
}
