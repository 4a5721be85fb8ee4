import type { Document } from '../../openapi/document';
import { sentMethod } from '../../openapi/names';
import { type Located, locateOperations } from '../../openapi/operations';
import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, newPair, note, reversed } from './graph';
import { compareOperations } from './operation';
import { compareViews } from './schema';
import { compareTexts } from './texts';

/** An operation of either contract, with its findings. */
export interface ComparedOperation {
  before?: Located;
  after?: Located;
  pair: ComparedPair;
}

const addressOf = ({ kind, method, path }: Located) => `${kind} ${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

/** Pairs the operations of both contracts: by address, then by operation ID. */
function match(before: Located[], after: Located[]): { before?: Located; after?: Located }[] {
  const byAddress = new Map(after.map((one) => [addressOf(one), one]));
  const oldAddresses = new Set(before.map(addressOf));
  const byId = new Map(
    after.filter((one) => !oldAddresses.has(addressOf(one))).map((one) => [one.operation.operationId, one]),
  );
  const matched = before.map((one) => {
    const id = one.operation.operationId;
    return { before: one, after: byAddress.get(addressOf(one)) ?? (id === undefined ? undefined : byId.get(id)) };
  });
  const matchedAfter = new Set(matched.map((one) => one.after));
  return [...matched, ...after.filter((one) => !matchedAfter.has(one)).map((one) => ({ after: one }))];
}

function compareOne(context: ComparisonState, { before, after }: { before?: Located; after?: Located }): ComparedPair {
  const webhook = (after ?? before)?.kind === 'webhook';
  const name = (one: Located) => `\`${sentMethod(one.method)} ${one.path}\``;
  if (before && after) {
    const pair = compareOperations(webhook ? reversed(context) : context, before, after);
    if (addressOf(before) !== addressOf(after)) {
      const message = `${name(before)} is now ${name(after)}.`;
      note(pair, 'operation-moved', { before: before.pointer, after: after.pointer, aspect: 'address', message });
    }
    return pair;
  }
  const pair = newPair();
  const kind = webhook ? 'callback' : 'operation';
  const aspect = 'operation';
  if (after) note(pair, `${kind}-added`, { after: after.pointer, aspect, message: `${name(after)} was added.` });
  if (before)
    note(pair, `${kind}-removed`, { before: before.pointer, aspect, message: `${name(before)} was removed.` });
  return pair;
}

/** Compares `info` without its version and its changelog, which describe the differences themselves. */
function compareInfo(context: ComparisonState): ComparedPair {
  const pair = newPair();
  const { before, after } = context;
  const sides = {
    before: { object: before.info, pointer: '#/info' },
    after: { object: after.info, pointer: '#/info' },
  };
  compareTexts(context, sides, pair);
  const at = (pointer: string) => ({ before: pointer, after: pointer });
  for (const keyword of ['contact', 'license', 'termsOfService'] as const) {
    if (canonical(before, before.info[keyword]) === canonical(after, after.info[keyword])) continue;
    const message = `The ${keyword} of the contract changed.`;
    note(pair, 'text-changed', { ...at('#/info'), at: `#/info/${keyword}`, aspect: keyword, message });
  }
  const shared = { tags: 'The tags of the contract', externalDocs: 'The documentation that the contract links to' };
  for (const [aspect, what] of Object.entries(shared)) {
    const text = (document: Document) => canonical(document, document[aspect as keyof typeof shared] ?? [], aspect);
    if (text(before) !== text(after))
      note(pair, 'annotation-changed', { ...at(`#/${aspect}`), aspect, message: `${what} changed.` });
  }
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
  return [{ pair: compareInfo(context) }, ...matched.map((one) => ({ ...one, pair: compareOne(context, one) }))];
}
