import type { Document } from '../../openapi';
import type { Dict, HeaderObject, OperationObject, OrRef, ResponseObject } from '../../openapi/document';
import { follow, pointerBelow, refBelow } from '../../openapi/pointer';
import { resolve } from '../../openapi/resolve';
import { canonical } from '../view/canonical';
import { compareContent } from './content';
import { type Context, newPair, note, once, type Pair } from './graph';
import { compareLifetimeOf } from './lifetime';
import { compareSchemaOf } from './schema';
import { type Both, compareTexts, type Placed, spotOf } from './texts';

/** Resolves the references of a map, by key. */
function placed<T extends object>(document: Document, map: Dict<OrRef<T>> | undefined, pointer: string) {
  return new Map(
    Object.entries(map ?? {}).map(([key, value]): [string, Placed<T>] => [
      key,
      { object: resolve<T>(document, value), pointer: follow(document, refBelow(pointer, key)).pointer },
    ]),
  );
}

function compareHeader(context: Context, both: Both<HeaderObject>): Pair {
  const { before, after } = both;
  return once(context, `${before.pointer} → ${after.pointer}`, (pair) => {
    const [was, is] = [before.object.required === true, after.object.required === true];
    const spot = { ...spotOf(both), aspect: 'required' };
    if (was && !is) note(pair, 'header-optional', { ...spot, message: `${context.label} is no longer always there.` });
    if (is && !was) note(pair, 'header-required', { ...spot, message: `${context.label} is now always there.` });
    compareTexts(context, both, pair);
    compareLifetimeOf(context, both, pair);
    compareContent(context, both, pair);
    pair.edges.push({ to: compareSchemaOf(context, both), route: ['schema'] });
  });
}

function compareHeaders(context: Context, both: Both<ResponseObject>, status: string, pair: Pair): void {
  const headers = (document: Document, { object, pointer }: Placed<ResponseObject>) =>
    new Map(
      [...placed(document, object.headers, `${pointer}/headers`)].map(([name, one]) => [
        name.toLowerCase(),
        { ...one, name },
      ]),
    );
  const [old, now] = [headers(context.before, both.before), headers(context.after, both.after)];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(key), now.get(key)];
    const name = b?.name ?? a?.name ?? key;
    const label = `the response header \`${name}\``;
    const edge = { part: { place: 'response header' as const, status, name }, route: ['headers', name] };
    const to = a && b ? compareHeader({ ...context, label }, { before: a, after: b }) : newPair();
    if (a && !b) note(to, 'header-removed', { before: a.pointer, aspect: 'header', message: `${label} was removed.` });
    if (b && !a) note(to, 'header-added', { after: b.pointer, aspect: 'header', message: `${label} was added.` });
    pair.edges.push({ to, ...edge });
  }
}

function compareResponse(context: Context, both: Both<ResponseObject>, status: string): Pair {
  const pair = newPair();
  compareTexts(context, both, pair);
  compareHeaders(context, both, status, pair);
  compareContent(context, both, pair);
  const [old, now] = [both.before.object.links, both.after.object.links];
  if (canonical(context.before, old) !== canonical(context.after, now)) {
    const at = `${now ? both.after.pointer : both.before.pointer}/links`;
    const message = `The links of ${context.label} changed.`;
    note(pair, 'link-changed', { ...spotOf(both), aspect: 'links', at, message });
  }
  return pair;
}

const isError = (status: string) => !/^[123]/.test(status);

/** Compares the responses of an operation. Their data flows against the direction of the request. */
export function compareResponses(context: Context, both: Both<OperationObject>, pair: Pair): void {
  const responses = (document: Document, { object, pointer }: Placed<OperationObject>) =>
    placed(document, object.responses, refBelow(pointer, 'responses'));
  const [old, now] = [responses(context.before, both.before), responses(context.after, both.after)];
  for (const status of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const [a, b] = [old.get(status), now.get(status)];
    const label = `the response ${status}`;
    const part = { place: 'response' as const, status };
    const found = { ...spotOf(both), aspect: `response ${status}` };
    const at = ({ pointer }: Placed<OperationObject>) => pointerBelow(pointer, 'responses', status);
    const to = a && b ? compareResponse({ ...context, label }, { before: a, after: b }, status) : newPair();
    const kind = isError(status) ? 'error' : 'response';
    if (a && !b) note(to, `${kind}-removed`, { ...found, at: at(both.before), message: `${label} was removed.` });
    if (b && !a) note(to, `${kind}-added`, { ...found, at: at(both.after), message: `${label} was added.` });
    pair.edges.push({ to, part, route: ['responses', status] });
  }
}
