import type { AnySchema, Schema } from '../../openapi/document';
import { schemaView, type View } from '../view/view';
import { compareAlternatives } from './alternatives';
import { compareAnnotations } from './annotations';
import { compareConstraints } from './constraints';
import { type Context, newPair, once, type Pair } from './graph';
import { compareLimits } from './limits';
import { compareObject } from './object';
import type { Both } from './texts';
import { compareTypes } from './types';
import { compareValues } from './values';
import { quote } from './words';

/** Both sides of a schema. */
export interface Views {
  before: View;
  after: View;
}

/** Compares two schemas and everything below them. After a change of type, only texts are compared. */
function compareViews(context: Context, views: Views): Pair {
  const { before, after } = views;
  return once(context, `${before.key} → ${after.key}`, (pair) => {
    const name = after.name ?? before.name;
    const inside: Context = name === undefined ? context : { ...context, label: quote(name) };
    compareAnnotations(inside, views, pair);
    if (compareAlternatives(inside, views, pair, compareViews) === 'other') return;
    if (compareTypes(inside, views, pair) === 'other') return;
    compareValues(inside, views, pair);
    compareLimits(inside, views, pair);
    compareConstraints(inside, views, pair);
    compareObject(inside, views, pair, compareViews);
  });
}

const ANY: Schema = {};

/** Compares the schemas of a parameter, header or media type. An absent schema allows anything. */
export function compareSchemaOf(context: Context, { before, after }: Both<{ schema?: AnySchema }>): Pair {
  const [old, now] = [before.object.schema, after.object.schema];
  if (old === undefined && now === undefined) return newPair();
  return compareViews(context, {
    before: schemaView(context.before, old ?? ANY, `${before.pointer}/schema`),
    after: schemaView(context.after, now ?? ANY, `${after.pointer}/schema`),
  });
}

/** Compares schemas. Passed as a parameter, because schemas are nested. */
export type Compare = typeof compareViews;
