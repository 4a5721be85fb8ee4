import compact from 'lodash/compact';
import { decodeSafely } from '../lib/decode';
import type { Document } from '../openapi/document';
import { sentMethod } from '../openapi/names';
import type { Located } from '../openapi/operations';
import { type ComparedOperation, compareContracts } from './compare/contract';
import type { ComparedPair, FoundDifference, OperationPart } from './compare/graph';
import { ruleOf, type Severity, severities } from './rules';

/** Part of an operation that a difference affects. */
export interface AffectedPart extends OperationPart {
  /** `GET /shapes/{shapeId}`. */
  operation: string;
  /** Name of the operation's page. */
  id: string;
  /** Path of the value in an example: `owner.name`, `parts[].size`. */
  path: string;
  /** Pointer from the root of the contract, through all references. */
  route: (string | number)[];
}

/** One edit of a contract. */
export interface Difference {
  severity: Severity;
  rule: string;
  /** JSON pointer in the new contract, or in the old one if only that has it. */
  pointer: string;
  message: string;
  /** Affected operations, one entry for each; empty if the edit concerns the contract as a whole. */
  affected: AffectedPart[];
}

const nameOf = ({ method, path }: Located) => `${sentMethod(method)} ${path}`;

type FindingInOperation = { finding: FoundDifference; affected?: AffectedPart };

/** Returns all findings of an operation, each with the shortest path to it. */
function findingsOf({ before, after, pair }: ComparedOperation): FindingInOperation[] {
  const located = after ?? before;
  const found: FindingInOperation[] = [];
  const seen = new Set<ComparedPair>();
  const route = located ? [located.kind === 'webhook' ? 'webhooks' : 'paths', located.path, located.method] : [];
  let queue: { pair: ComparedPair; part: OperationPart; path: string; route: (string | number)[] }[] = [
    { pair, part: { kind: 'operation' }, path: '', route },
  ];
  while (queue.length > 0) {
    const next: typeof queue = [];
    for (const { pair: current, part, path, route } of queue) {
      if (seen.has(current)) continue;
      seen.add(current);
      for (const finding of current.findings) {
        const { step = '', route: inner } = finding.inner ?? { route: [] };
        const position = { path: (path + step).replace(/^\./, ''), route: [...route, ...inner] };
        found.push({
          finding,
          affected: located && { ...part, operation: nameOf(located), id: located.id, ...position },
        });
      }
      for (const edge of current.edges) {
        next.push({
          pair: edge.to,
          part: part.kind === 'callback' ? part : (edge.part ?? part),
          path: edge.part ? '' : path + (edge.step ?? ''),
          route: [...route, ...edge.route],
        });
      }
    }
    queue = next;
  }
  return found;
}

const worst = (findings: FoundDifference[]): FoundDifference => {
  const rank = ({ rule }: FoundDifference) => severities.indexOf(ruleOf(rule).severity);
  return findings.reduce((a, b) => (rank(b) < rank(a) ? b : a));
};

function group(all: FindingInOperation[]): FindingInOperation[][] {
  const groups = new Map<string, FindingInOperation[]>();
  for (const hit of all) {
    const { before, after, aspect } = hit.finding;
    const keys = compact([before && `old ${before} ${aspect}`, after && `new ${after} ${aspect}`]);
    const [first = [], ...others] = new Set(compact(keys.map((key) => groups.get(key))));
    first.push(hit, ...others.flat());
    const moved = new Set(others);
    for (const [key, group] of groups) if (moved.has(group)) groups.set(key, first);
    for (const key of keys) groups.set(key, first);
  }
  return [...new Set(groups.values())];
}

function differenceOf(hits: FindingInOperation[]): Difference {
  const { rule, pointer, message } = worst(hits.map(({ finding }) => finding));
  const { severity } = ruleOf(rule);
  const of = (wanted: boolean) => hits.filter(({ finding }) => (finding.rule === rule) === wanted);
  const affected = new Map<string, AffectedPart>();
  // Operations that break this rule come first: a shared schema may be harmless in another operation.
  for (const { affected: place } of [...of(true), ...of(false)]) {
    if (place && !affected.has(place.operation)) affected.set(place.operation, place);
  }
  return {
    severity,
    rule,
    pointer: decodeSafely(pointer),
    message: message.charAt(0).toUpperCase() + message.slice(1),
    affected: [...affected.values()].sort((a, b) => (a.operation < b.operation ? -1 : 1)),
  };
}

/** Compares two bundled contracts: one entry for each edit, the worst first. Layout of references does not matter. */
export function contractDifferences(before: Document, after: Document): Difference[] {
  const all = compareContracts(before, after).flatMap(findingsOf);
  const rank = ({ severity }: Difference) => severities.indexOf(severity);
  return group(all)
    .map(differenceOf)
    .sort((a, b) => rank(a) - rank(b) || a.pointer.localeCompare(b.pointer) || a.rule.localeCompare(b.rule));
}
