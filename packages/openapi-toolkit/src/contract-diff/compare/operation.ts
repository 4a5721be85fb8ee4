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
import { type ComparedPair, type ComparisonState, newPair, note, reversed } from './graph';
import { quotedList } from './messageText';
import { compareParameters } from './parameters';
import { compareContent, compareResponses } from './responses';
import { compareSecurity } from './security';
import { compareLifetimeOf, compareRequired, compareTexts, locationOf, type Positioned, type Sides } from './texts';

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
  const byAddress = (servers: ServerObject[]) => new Map(servers.map((one) => [addressOf(one), one]));
  const [from, to] = [byAddress(old.servers), byAddress(now.servers)];
  const removed = [...from.keys()].filter((url) => !to.has(url));
  const added = [...to.keys()].filter((url) => !from.has(url));
  const location = { before: old.at, after: now.at };
  if (removed.length > 0) {
    const instead = added.length > 0 ? ` The servers are now ${quotedList(to.keys())}.` : '';
    const message = `There is no server ${quotedList(removed)} any more.${instead}`;
    note(pair, 'server-removed', { ...location, aspect: 'servers', message });
  } else if (added.length > 0) {
    const message = `There is a new server, ${quotedList(added)}.`;
    note(pair, 'server-added', { ...location, aspect: 'servers', message });
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
  const pair = newPair();
  const [before, after] = [bodyOf(context.before, sides.before), bodyOf(context.after, sides.after)];
  const { label } = context;
  if (before && after) {
    const bodies = { before, after };
    const required = [before.object.required === true, after.object.required === true] as const;
    compareRequired(pair, bodies, required, 'body', (now) => `${label} is ${now ? 'now' : 'no longer'} required.`);
    compareTexts(context, bodies, pair);
    compareContent(context, bodies, pair);
  } else if (after) {
    const rule = after.object.required ? 'required-body-added' : 'optional-body-added';
    const message = `${label} was added${after.object.required ? ' and is required' : ''}.`;
    note(pair, rule, { after: after.pointer, aspect: 'body', message });
  } else if (before) {
    note(pair, 'body-removed', { before: before.pointer, aspect: 'body', message: `${label} was removed.` });
  }
  return pair;
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
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(key), now.get(key)];
    const label = `the callback \`${b?.id ?? a?.id}\``;
    const to = a && b ? compareOperations({ ...reversed(context), label }, a, b) : newPair();
    if (a && !b)
      note(to, 'callback-removed', { before: a.pointer, aspect: 'callback', message: `${label} was removed.` });
    if (b && !a) note(to, 'callback-added', { after: b.pointer, aspect: 'callback', message: `${label} was added.` });
    const found = (b ?? a) as Located;
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
  compareLifetimeOf(operationContext, sides, pair);
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
