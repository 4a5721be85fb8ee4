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

/** A schema on both sides. */
export interface Views {
  before: View;
  after: View;
}

/** Compares two schemas, and everything below them. Below a type that changed nothing is compared but texts. */
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

/** A schema and where it stands. */
export interface Located {
  schema: AnySchema | undefined;
  pointer: string;
}

const ANY: Schema = {};

/** Compares two schemas where they stand; one that is absent allows anything. */
export function compareSchemas(context: Context, before: Located, after: Located): Pair {
  if (before.schema === undefined && after.schema === undefined) return newPair();
  return compareViews(context, {
    before: schemaView(context.before, before.schema ?? ANY, before.pointer),
    after: schemaView(context.after, after.schema ?? ANY, after.pointer),
  });
}

/** Compares schemas; handed down, because what is below a schema is a schema. */
export type Compare = typeof compareViews;
