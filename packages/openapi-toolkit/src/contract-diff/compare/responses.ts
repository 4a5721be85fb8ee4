import type { Dict, Document, HeaderObject, OperationObject, OrRef, ResponseObject } from '../../openapi/document';
import { responsesOf } from '../../openapi/operations';
import { followPointer, refBelow, resolve } from '../../openapi/pointer';
import { compareContent, compareHeld } from './content';
import { type ComparedPair, type ComparisonState, newPair, once } from './graph';
import { comparePart, compareRequired, compareTexts, type Positioned, pairedMembers, type Sides } from './part';

const positionOf = <T extends object>(document: Document, value: OrRef<T>, pointer: string): Positioned<T> => ({
  object: resolve<T>(document, value),
  pointer: followPointer(document, pointer).pointer,
});

function compareHeader(context: ComparisonState, sides: Sides<HeaderObject>): ComparedPair {
  const { before, after } = sides;
  return once(context, `${before.pointer} → ${after.pointer}`, (pair) => {
    compareRequired(context, sides, 'header', pair);
    compareHeld(context, sides, pair);
  });
}

function headersOf(document: Document, { object, pointer }: Positioned<ResponseObject>) {
  const headers: Dict<OrRef<HeaderObject>> = object.headers ?? {};
  return new Map(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      { ...positionOf<HeaderObject>(document, header, refBelow(pointer, 'headers', name)), name },
    ]),
  );
}

function compareHeaders(
  context: ComparisonState,
  sides: Sides<ResponseObject>,
  status: string,
  pair: ComparedPair,
): void {
  const [old, now] = [headersOf(context.before, sides.before), headersOf(context.after, sides.after)];
  for (const { key, before, after } of pairedMembers(old, now)) {
    const name = (after ?? before)?.name ?? key;
    const label = `the response header \`${name}\``;
    const to = comparePart({ kind: 'header', label }, { before, after }, (a, b) =>
      compareHeader({ ...context, label }, { before: a, after: b }),
    );
    pair.edges.push({ to, part: { kind: 'response header', status, name }, route: ['headers', name] });
  }
}

function compareResponse(context: ComparisonState, sides: Sides<ResponseObject>, status: string): ComparedPair {
  const pair = newPair();
  compareTexts(context, sides, pair);
  compareHeaders(context, sides, status, pair);
  compareContent(context, sides, pair);
  return pair;
}

const isError = (status: string) => !/^[123]/.test(status);

interface ListedResponse {
  response: OrRef<ResponseObject>;
  /** Pointer in the operation: a shared response is added to one operation. */
  pointer: string;
}

const responsesByStatus = ({ object, pointer }: Positioned<OperationObject>): Map<string, ListedResponse> =>
  new Map(
    responsesOf(object).map(([status, response]) => [
      status,
      { response, pointer: refBelow(pointer, 'responses', status) },
    ]),
  );

/** Compares the responses of an operation. Their data flows against the direction of the request. */
export function compareResponses(context: ComparisonState, sides: Sides<OperationObject>, pair: ComparedPair): void {
  const [old, now] = [responsesByStatus(sides.before), responsesByStatus(sides.after)];
  for (const { key: status, before, after } of pairedMembers(old, now)) {
    const label = `the response ${status}`;
    const kind = isError(status) ? 'error' : 'response';
    const to = comparePart({ kind, label }, { before, after }, (a, b) => {
      const resolved = {
        before: positionOf<ResponseObject>(context.before, a.response, a.pointer),
        after: positionOf<ResponseObject>(context.after, b.response, b.pointer),
      };
      return compareResponse({ ...context, label }, resolved, status);
    });
    pair.edges.push({ to, part: { kind: 'response', status }, route: ['responses', status] });
  }
}
