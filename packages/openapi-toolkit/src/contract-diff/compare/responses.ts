import type {
  Dict,
  Document,
  HeaderObject,
  MediaType,
  OperationObject,
  OrRef,
  ResponseObject,
} from '../../openapi/document';
import { responsesOf } from '../../openapi/operations';
import { followPointer, pointerBelow, refBelow, resolve } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, newPair, note, once } from './graph';
import { compareSchemaOf } from './schema';
import { compareLifetimeOf, compareRequired, compareTexts, locationOf, type Positioned, type Sides } from './texts';

interface HasContent {
  content?: Dict<MediaType>;
}

const normal = (type: string) => type.toLowerCase().replaceAll(' ', '');

interface NamedMedia {
  type: string;
  media: MediaType;
}

const byType = (content: Dict<MediaType> = {}): Map<string, NamedMedia> =>
  new Map(Object.entries(content).map(([type, media]) => [normal(type), { type, media: media ?? {} }]));

/** Compares the media types of a body and their schemas. */
export function compareContent(context: ComparisonState, sides: Sides<HasContent>, pair: ComparedPair): void {
  const { before, after } = sides;
  const [old, now] = [byType(before.object.content), byType(after.object.content)];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(key), now.get(key)];
    const location = { ...locationOf(sides), aspect: `content ${key}` };
    const positionOf = ({ pointer }: Positioned<HasContent>, { type, media }: NamedMedia): Positioned<MediaType> => ({
      object: media,
      pointer: pointerBelow(pointer, 'content', type),
    });
    if (!a && b) {
      const message = `${context.label} may now be \`${b.type}\`.`;
      note(pair, 'media-type-added', { ...location, at: positionOf(after, b).pointer, message });
    } else if (a && !b) {
      const message = `${context.label} is no longer \`${a.type}\`.`;
      note(pair, 'media-type-removed', { ...location, at: positionOf(before, a).pointer, message });
    } else if (a && b) {
      const to = compareMedia(context, { before: positionOf(before, a), after: positionOf(after, b) });
      pair.edges.push({ to, route: ['content', b.type] });
    }
  }
}

/** Compares what a parameter or a header has besides its name. */
export function compareHeld(context: ComparisonState, sides: Sides<HeaderObject>, pair: ComparedPair): void {
  compareTexts(context, sides, pair);
  compareLifetimeOf(context, sides, pair);
  compareContent(context, sides, pair);
  pair.edges.push({ to: compareSchemaOf(context, sides), route: ['schema'] });
}

function compareMedia(context: ComparisonState, sides: Sides<MediaType>): ComparedPair {
  const { before, after } = sides;
  const [old, now] = [before.object, after.object];
  const pair = newPair();
  compareTexts(context, sides, pair);
  if (canonical(context.before, old.encoding) !== canonical(context.after, now.encoding)) {
    const rule = context.direction === 'request' ? 'request-encoding-changed' : 'response-encoding-changed';
    const at = `${(now.encoding ? after : before).pointer}/encoding`;
    const message = `The encoding of ${context.label} changed.`;
    note(pair, rule, { ...locationOf(sides), aspect: 'encoding', at, message });
  }
  pair.edges.push({ to: compareSchemaOf(context, sides), route: ['schema'] });
  return pair;
}

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
    resolvedMembers(document, Object.fromEntries(responsesOf(object)), refBelow(pointer, 'responses'));
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
