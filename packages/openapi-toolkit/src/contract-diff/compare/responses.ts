import type { Dict, Document, HeaderObject, OperationObject, OrRef, ResponseObject } from '../../openapi/document';
import { followPointer, pointerBelow, refBelow, resolve } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { compareContent, compareHeld } from './content';
import { type ComparedPair, type ComparisonState, newPair, note, once } from './graph';
import { compareRequired, compareTexts, locationOf, type Positioned, type Sides } from './texts';

function resolvedMembers<T extends object>(document: Document, map: Dict<OrRef<T>> | undefined, pointer: string) {
  return new Map(
    Object.entries(map ?? {}).map(([key, value]): [string, Positioned<T>] => [
      key,
      { object: resolve<T>(document, value), pointer: followPointer(document, refBelow(pointer, key)).pointer },
    ]),
  );
}

function compareHeader(context: ComparisonState, sides: Sides<HeaderObject>): ComparedPair {
  const { before, after } = sides;
  return once(context, `${before.pointer} → ${after.pointer}`, (pair) => {
    const required = [before.object.required === true, after.object.required === true] as const;
    const requiredText = (isNow: boolean) => `${context.label} is ${isNow ? 'now' : 'no longer'} always there.`;
    compareRequired(pair, sides, required, 'header', requiredText);
    compareHeld(context, sides, pair);
  });
}

function compareHeaders(
  context: ComparisonState,
  sides: Sides<ResponseObject>,
  status: string,
  pair: ComparedPair,
): void {
  const headers = (document: Document, { object, pointer }: Positioned<ResponseObject>) =>
    new Map(
      [...resolvedMembers(document, object.headers, `${pointer}/headers`)].map(([name, one]) => [
        name.toLowerCase(),
        { ...one, name },
      ]),
    );
  const [old, now] = [headers(context.before, sides.before), headers(context.after, sides.after)];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(key), now.get(key)];
    const name = b?.name ?? a?.name ?? key;
    const label = `the response header \`${name}\``;
    const edge = { part: { kind: 'response header' as const, status, name }, route: ['headers', name] };
    const to = a && b ? compareHeader({ ...context, label }, { before: a, after: b }) : newPair();
    if (a && !b) note(to, 'header-removed', { before: a.pointer, aspect: 'header', message: `${label} was removed.` });
    if (b && !a) note(to, 'header-added', { after: b.pointer, aspect: 'header', message: `${label} was added.` });
    pair.edges.push({ to, ...edge });
  }
}

function compareResponse(context: ComparisonState, sides: Sides<ResponseObject>, status: string): ComparedPair {
  const pair = newPair();
  compareTexts(context, sides, pair);
  compareHeaders(context, sides, status, pair);
  compareContent(context, sides, pair);
  const [old, now] = [sides.before.object.links, sides.after.object.links];
  if (canonical(context.before, old) !== canonical(context.after, now)) {
    const at = `${now ? sides.after.pointer : sides.before.pointer}/links`;
    const message = `The links of ${context.label} changed.`;
    note(pair, 'link-changed', { ...locationOf(sides), aspect: 'links', at, message });
  }
  return pair;
}

const isError = (status: string) => !/^[123]/.test(status);

/** Compares the responses of an operation. Their data flows against the direction of the request. */
export function compareResponses(context: ComparisonState, sides: Sides<OperationObject>, pair: ComparedPair): void {
  const responses = (document: Document, { object, pointer }: Positioned<OperationObject>) =>
    resolvedMembers(document, object.responses, refBelow(pointer, 'responses'));
  const [old, now] = [responses(context.before, sides.before), responses(context.after, sides.after)];
  for (const status of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const [a, b] = [old.get(status), now.get(status)];
    const label = `the response ${status}`;
    const part = { kind: 'response' as const, status };
    const found = { ...locationOf(sides), aspect: `response ${status}` };
    const at = ({ pointer }: Positioned<OperationObject>) => pointerBelow(pointer, 'responses', status);
    const to = a && b ? compareResponse({ ...context, label }, { before: a, after: b }, status) : newPair();
    const kind = isError(status) ? 'error' : 'response';
    if (a && !b) note(to, `${kind}-removed`, { ...found, at: at(sides.before), message: `${label} was removed.` });
    if (b && !a) note(to, `${kind}-added`, { ...found, at: at(sides.after), message: `${label} was added.` });
    pair.edges.push({ to, part, route: ['responses', status] });
  }
}
