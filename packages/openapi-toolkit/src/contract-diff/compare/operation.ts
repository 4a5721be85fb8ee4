import type {
  Dict,
  Document,
  OperationObject,
  OrRef,
  PathItem,
  RequestBodyObject,
  ServerObject,
} from '../../openapi/document';
import { sentMethod } from '../../openapi/names';
import { type Located, operationsIn } from '../../openapi/operations';
import { followPointer, refBelow, resolve } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { compareContent } from './content';
import { type ComparedPair, type ComparisonState, newPair, note, reversed } from './graph';
import { quotedList } from './messageText';
import { compareParameters } from './parameters';
import {
  comparePart,
  compareRequired,
  compareTexts,
  isRequired,
  locationOf,
  type Positioned,
  pairedMembers,
  type Sides,
} from './part';
import { compareResponses } from './responses';
import { compareSecurity } from './security';

function serversOf(document: Document, { operation, item, pointer }: Located): { servers: ServerObject[]; at: string } {
  if (operation.servers) return { servers: operation.servers, at: `${pointer}/servers` };
  if (item.servers) return { servers: item.servers, at: `${pointer.slice(0, pointer.lastIndexOf('/'))}/servers` };
  return { servers: document.servers ?? [], at: '#/servers' };
}

function addressOf({ url, variables = {} }: ServerObject): string {
  const values = Object.entries(variables).map(([name, { default: value, enum: all }]) => [
    name,
    value,
    [...(all ?? [])].sort(),
  ]);
  return values.length > 0 ? `${url} ${JSON.stringify(values.sort())}` : url;
}

/** Compares the servers of an operation, regardless of their order. */
function compareServers(context: ComparisonState, before: Located, after: Located, pair: ComparedPair): void {
  const [old, now] = [serversOf(context.before, before), serversOf(context.after, after)];
  const byAddress = (servers: ServerObject[]) => new Map(servers.map((server) => [addressOf(server), server]));
  const [from, to] = [byAddress(old.servers), byAddress(now.servers)];
  const location = { before: old.at, after: now.at };
  const isRemoved = [...from.keys()].some((url) => !to.has(url));
  if (isRemoved || to.size > from.size) {
    const message = `The servers changed from ${quotedList(from.keys())} to ${quotedList(to.keys())}.`;
    note(pair, isRemoved ? 'server-removed' : 'server-added', { ...location, aspect: 'servers', message });
  }
  const textsOf = (servers: Map<string, ServerObject>) =>
    canonical(
      context.before,
      [...from.keys()].filter((url) => to.has(url)).map((url) => servers.get(url)),
    );
  if (textsOf(from) !== textsOf(to)) {
    const message = 'What is said of the servers changed.';
    note(pair, 'text-changed', { ...location, aspect: 'server texts', message });
  }
}

function bodyOf(
  document: Document,
  { object, pointer }: Positioned<OperationObject>,
): Positioned<RequestBodyObject> | undefined {
  if (!object.requestBody) return undefined;
  const body = resolve<RequestBodyObject>(document, object.requestBody);
  return { object: body, pointer: followPointer(document, refBelow(pointer, 'requestBody')).pointer };
}

function compareBody(context: ComparisonState, sides: Sides<OperationObject>): ComparedPair {
  const [before, after] = [bodyOf(context.before, sides.before), bodyOf(context.after, sides.after)];
  const part = { kind: 'body', label: context.label, required: after && isRequired(after.object) } as const;
  return comparePart(part, { before, after }, (old, now) => {
    const bodies = { before: old, after: now };
    const pair = newPair();
    compareRequired(context, bodies, 'body', pair);
    compareTexts(context, bodies, pair);
    compareContent(context, bodies, pair);
    return pair;
  });
}

function callbacksOf(document: Document, { object, pointer }: Positioned<OperationObject>): Map<string, Located> {
  return new Map(
    Object.entries(object.callbacks ?? {}).flatMap(([name, callback]) => {
      const items = resolve<Dict<OrRef<PathItem>>>(document, callback);
      return operationsIn(document, items, refBelow(pointer, 'callbacks', name), 'callback').map(
        (found): [string, Located] => [`${name} ${found.method} ${found.path}`, { ...found, id: name }],
      );
    }),
  );
}

function compareCallbacks(context: ComparisonState, sides: Sides<OperationObject>, pair: ComparedPair): void {
  const [old, now] = [callbacksOf(context.before, sides.before), callbacksOf(context.after, sides.after)];
  for (const { before, after } of pairedMembers(old, now)) {
    const found = (after ?? before) as Located;
    const label = `the callback \`${found.id}\``;
    const to = comparePart({ kind: 'callback', label }, { before, after }, (a, b) =>
      compareOperations({ ...reversed(context), label }, a, b),
    );
    pair.edges.push({
      to,
      part: { kind: 'callback', name: found.id },
      route: ['callbacks', found.id, found.path, found.method],
    });
  }
}

export function compareOperations(context: ComparisonState, before: Located, after: Located): ComparedPair {
  const pair = newPair();
  const [old, now] = [before.operation, after.operation];
  const sides: Sides<OperationObject> = {
    before: { object: old, pointer: before.pointer },
    after: { object: now, pointer: after.pointer },
  };
  const label = `\`${sentMethod(after.method)} ${after.path}\``;
  const operationContext = { ...context, label };
  if (old.operationId !== now.operationId) {
    const message = `The operation ID of ${label} changed from \`${old.operationId}\` to \`${now.operationId}\`.`;
    note(pair, 'operation-id-changed', { ...locationOf(sides), aspect: 'operationId', message });
  }
  compareTexts(operationContext, sides, pair);
  compareServers(operationContext, before, after, pair);
  compareSecurity(operationContext, sides, pair);
  compareParameters(operationContext, before, after, pair);
  pair.edges.push({
    to: compareBody({ ...context, label: 'the request body' }, sides),
    part: { kind: 'body' },
    route: ['requestBody'],
  });
  compareResponses(reversed(operationContext), sides, pair);
  compareCallbacks(operationContext, sides, pair);
  return pair;
}
