import type { AnySchema, Schema } from '../../openapi/document';
import { schemaView, type View } from '../view/view';
import { compareAlternatives } from './alternatives';
import { compareAnnotations } from './annotations';
import { compareConstraints } from './constraints';
import { type Context, newPair, once, type Pair } from './graph';
import { compareLimits } from './limits';
import { compareObject } from './object';
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

/** A schema and its position. */
export interface Located {
  schema: AnySchema | undefined;
  pointer: string;
}

const ANY: Schema = {};

/** Compares two schemas at their positions. An absent schema allows anything. */
export function compareSchemas(context: Context, before: Located, after: Located): Pair {
  if (before.schema === undefined && after.schema === undefined) return newPair();
  return compareViews(context, {
    before: schemaView(context.before, before.schema ?? ANY, before.pointer),
    after: schemaView(context.after, after.schema ?? ANY, after.pointer),
  });
}

/** Compares schemas. Passed as a parameter, because schemas are nested. */
export type Compare = typeof compareViews;
