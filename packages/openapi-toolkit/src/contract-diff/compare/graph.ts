import type { Document } from '../../openapi/document';
import type { DataDirection, FamilyId, RuleId } from '../rules';
import { keywordAt, type Views } from '../view/view';

/** Position of a compared part in both contracts, or in one of them. Pointers are written like a `$ref`. */
export interface PartLocation {
  before?: string;
  after?: string;
}

export interface FoundDifference extends PartLocation {
  rule: RuleId;
  /** Name of the aspect that differs. Findings of the same aspect at the same position are merged. */
  aspect: string;
  /** Pointer in the new contract, or in the old one if only that has it. */
  pointer: string;
  /** One sentence. */
  message: string;
  /** Path from the compared part to the part that differs. */
  inner?: Inner;
}

/** A step from a part to a nested one: in the path of a value, and in the contract. */
export interface Inner {
  step?: string;
  route: readonly (string | number)[];
}

export interface OperationPart {
  kind: 'operation' | 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response' | 'response header' | 'callback';
  /** Set for responses. */
  status?: string;
  /** Set for parameters and headers. */
  name?: string;
}

export interface PartEdge extends Inner {
  to: ComparedPair;
  part?: OperationPart;
}

/** Two compared parts. Parts may contain themselves, so this is a graph. */
export interface ComparedPair {
  findings: FoundDifference[];
  edges: PartEdge[];
}

export interface ComparisonState {
  before: Document;
  after: Document;
  /** Direction of the data. Callbacks and webhooks reverse it. */
  direction: DataDirection;
  pairs: Map<string, ComparedPair>;
  /** Here, because schemas are nested. */
  compareSchemas: (context: ComparisonState, views: Views) => ComparedPair;
  /** Name of the compared part in messages: `Company.name`, `query parameter limit`. */
  label: string;
}

export const newPair = (): ComparedPair => ({ findings: [], edges: [] });

/** Compares two parts once and caches the result. */
export function once(context: ComparisonState, key: string, fill: (pair: ComparedPair) => void): ComparedPair {
  const id = `${context.direction} ${key}`;
  const cached = context.pairs.get(id);
  if (cached) return cached;
  const pair = newPair();
  context.pairs.set(id, pair);
  fill(pair);
  return pair;
}

/** A difference without its rule. */
export interface NewFinding extends PartLocation {
  aspect: string;
  /** Pointer to the difference, when it differs from the compared part. */
  at?: string;
  message: string;
  inner?: Inner;
}

export function note(pair: ComparedPair, rule: RuleId, { at, ...found }: NewFinding): void {
  pair.findings.push({ ...found, rule, pointer: at ?? found.after ?? found.before ?? '#' });
}

export const noteDirected = (context: ComparisonState, pair: ComparedPair, family: FamilyId, found: NewFinding): void =>
  note(pair, `${context.direction}-${family}`, found);

export const reversed = (context: ComparisonState): ComparisonState => ({
  ...context,
  direction: context.direction === 'request' ? 'response' : 'request',
});

/** Returns the position of the keyword itself on each side: an edit of a shared schema is found as one. */
export function locateKeyword(
  { before, after }: Views,
  aspect: string,
  keywords: readonly string[],
): Omit<NewFinding, 'message'> {
  const [old, now] = [before, after].map((view) => keywords.map((keyword) => keywordAt(view, keyword)).find(Boolean));
  const inner = { route: keywords.filter((keyword) => keywordAt(after, keyword)).slice(0, 1) };
  return { before: old ?? before.pointer, after: now ?? after.pointer, at: now ?? old ?? after.pointer, aspect, inner };
}
