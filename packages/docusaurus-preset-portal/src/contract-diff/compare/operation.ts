import type { Document } from '../../openapi';
import type { Dict, OperationObject, OrRef, PathItem, RequestBodyObject } from '../../openapi/document';
import type { Located } from '../../openapi/locate';
import { operationsIn } from '../../openapi/operations';
import { followPointer, refBelow } from '../../openapi/pointer';
import { resolve } from '../../openapi/resolve';
import { compareContent } from './content';
import { type ComparedPair, type ComparisonState, newPair, note, reversed } from './graph';
import { compareLifetimeOf } from './lifetime';
import { compareParameters } from './parameters';
import { compareResponses } from './responses';
import { compareSecurity } from './security';
import { compareServers } from './servers';
import { compareRequired, compareTexts, locationOf, type Positioned, type Sides } from './texts';

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
    note(pair, rule, {
      after: after.pointer,
      aspect: 'body',
      message: `${label} was added${after.object.required ? ' and is required' : ''}.`,
    });
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
  const label = `\`${after.method.toUpperCase()} ${after.path}\``;
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
