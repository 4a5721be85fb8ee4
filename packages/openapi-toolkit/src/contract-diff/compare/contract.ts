import type { Document } from '../../openapi/document';
import { sentMethod } from '../../openapi/names';
import { type Located, locateOperations } from '../../openapi/operations';
import { type ComparedPair, type ComparisonState, newPair, note, reversed } from './graph';
import { compareOperations } from './operation';
import { comparePart, compareTexts } from './part';
import { compareViews } from './schema';

/** An operation of either contract, with its findings. */
export interface ComparedOperation {
  before?: Located;
  after?: Located;
  pair: ComparedPair;
}

const addressOf = ({ kind, method, path }: Located) => `${kind} ${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

/** Pairs the operations of both contracts: by address, then by operation ID. */
function match(before: Located[], after: Located[]): { before?: Located; after?: Located }[] {
  const byAddress = new Map(after.map((located) => [addressOf(located), located]));
  const oldAddresses = new Set(before.map(addressOf));
  const byId = new Map(
    after
      .filter((located) => !oldAddresses.has(addressOf(located)))
      .map((located) => [located.operation.operationId, located]),
  );
  const matched = before.map((located) => {
    const id = located.operation.operationId;
    return {
      before: located,
      after: byAddress.get(addressOf(located)) ?? (id === undefined ? undefined : byId.get(id)),
    };
  });
  const matchedAfter = new Set(matched.map((pair) => pair.after));
  return [
    ...matched,
    ...after.filter((operation) => !matchedAfter.has(operation)).map((operation) => ({ after: operation })),
  ];
}

function compareOne(context: ComparisonState, sides: { before?: Located; after?: Located }): ComparedPair {
  const found = (sides.after ?? sides.before) as Located;
  const webhook = found.kind === 'webhook';
  const name = (operation: Located) => `\`${sentMethod(operation.method)} ${operation.path}\``;
  return comparePart({ kind: webhook ? 'callback' : 'operation', label: name(found) }, sides, (before, after) => {
    const pair = compareOperations(webhook ? reversed(context) : context, before, after);
    if (addressOf(before) !== addressOf(after)) {
      const message = `${name(before)} is now ${name(after)}.`;
      note(pair, 'operation-moved', { before: before.pointer, after: after.pointer, aspect: 'address', message });
    }
    return pair;
  });
}

/** Compares what describes the contract as a whole. */
function compareInfo(context: ComparisonState): ComparedPair {
  const pair = newPair();
  const { before, after } = context;
  const info = ({ info: object }: Document) => ({ object, pointer: '#/info' });
  compareTexts(context, { before: info(before), after: info(after) }, pair);
  const links = ({ tags = [], externalDocs }: Document) => ({ object: { tags, externalDocs }, pointer: '#' });
  compareTexts(context, { before: links(before), after: links(after) }, pair);
  return pair;
}

/** Compares two contracts by operation. The entry without an operation holds the findings of the contract itself. */
export function compareContracts(before: Document, after: Document): ComparedOperation[] {
  const context: ComparisonState = {
    before,
    after,
    direction: 'request',
    pairs: new Map(),
    label: 'the contract',
    compareSchemas: compareViews,
  };
  const matched = match(locateOperations(before), locateOperations(after));
  return [{ pair: compareInfo(context) }, ...matched.map((match) => ({ ...match, pair: compareOne(context, match) }))];
}
