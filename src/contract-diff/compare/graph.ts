import type { Document } from '../../openapi';
import { type Direction, directedRule, type FamilyId, type RuleId } from '../rules';

/** A part of two contracts that is compared: in both, or in one. Pointers as a `$ref` writes them. */
export interface Spot {
  before?: string;
  after?: string;
}

/** One thing that differs at one place. */
export interface Finding extends Spot {
  rule: RuleId;
  /** What differs there: findings of the same aspect of the same spot are one. */
  aspect: string;
  /** Where it stands: in the new contract, or in the old one if only that has it. */
  pointer: string;
  /** One sentence. */
  message: string;
  /** The way from what was compared to what differs in it. */
  inner?: Inner;
}

/** A step from a part to one inside it: in the path of a value, and in the contract. */
export interface Inner {
  step?: string;
  route: (string | number)[];
}

/** Which part of an operation something belongs to. */
export interface Part {
  place: 'operation' | 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response' | 'response header' | 'callback';
  /** Of a response. */
  status?: string;
  /** Of a parameter or header. */
  name?: string;
}

/** The way from a compared part to one inside it. */
export interface Edge extends Inner {
  to: Pair;
  part?: Part;
}

/** Two parts that were compared. Parts may contain themselves, so this is a graph. */
export interface Pair {
  findings: Finding[];
  edges: Edge[];
}

/** What a comparison of parts needs to know. */
export interface Context {
  before: Document;
  after: Document;
  /** Which way data goes. Callbacks and webhooks turn it round. */
  direction: Direction;
  pairs: Map<string, Pair>;
  /** What is compared, in words: `Company.name`, `query parameter limit`. */
  label: string;
}

export const newPair = (): Pair => ({ findings: [], edges: [] });

/** Compares two parts once, however often they are met. */
export function once(context: Context, key: string, fill: (pair: Pair) => void): Pair {
  const id = `${context.direction} ${key}`;
  const known = context.pairs.get(id);
  if (known) return known;
  const pair = newPair();
  context.pairs.set(id, pair);
  fill(pair);
  return pair;
}

/** A difference, without its rule. */
export interface Found extends Spot {
  aspect: string;
  /** Where it stands, when that is not the spot itself. */
  at?: string;
  message: string;
  inner?: Inner;
}

/** Notes a difference. */
export function note(pair: Pair, rule: RuleId, { at, ...found }: Found): void {
  pair.findings.push({ ...found, rule, pointer: at ?? found.after ?? found.before ?? '#' });
}

/** Notes a difference that means something else in a request than in a response. */
export const noteDirected = (context: Context, pair: Pair, family: FamilyId, found: Found): void =>
  note(pair, directedRule(context.direction, family), found);

/** The context with the data going the other way. */
export const turned = (context: Context): Context => ({
  ...context,
  direction: context.direction === 'request' ? 'response' : 'request',
});
