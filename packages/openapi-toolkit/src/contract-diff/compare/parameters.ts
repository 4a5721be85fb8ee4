import type { Document, ParameterObject } from '../../openapi/document';
import { type Located, operationParameters } from '../../openapi/operations';
import { followPointer } from '../../openapi/pointer';
import { serialization } from '../../openapi/read/serialization';
import { type ComparedPair, type ComparisonState, newPair, note, type OperationPart, once } from './graph';
import { compareHeld } from './responses';
import { compareRequired, locationOf, type Positioned, type Sides } from './texts';

interface ListedParameter extends Positioned<ParameterObject> {
  /** Path from the operation, without references. */
  route: (string | number)[];
}

const nameIn = ({ in: location, name }: ParameterObject) => (location === 'header' ? name.toLowerCase() : name);

/** Returns the parameters by location and name; those of the path by position, because their names may change. */
function listedParameters(document: Document, located: Located): Map<string, ListedParameter> {
  const positions = [...located.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const keyOf = (parameter: ParameterObject) => {
    const position = parameter.in === 'path' ? positions.indexOf(parameter.name) : -1;
    return position >= 0 ? `path ${position}` : `${parameter.in} ${nameIn(parameter)}`;
  };
  return new Map(
    operationParameters(document, located).map(({ parameter, pointer }) => {
      const [index = ''] = pointer.split('/').slice(-1);
      const isOwn = pointer.startsWith(`${located.pointer}/`);
      const location = { object: parameter, pointer: followPointer(document, pointer).pointer };
      return [keyOf(parameter), { ...location, route: [...(isOwn ? [] : ['..']), 'parameters', Number(index)] }];
    }),
  );
}

const isRequired = ({ in: location, required }: ParameterObject) => required === true || location === 'path';
const labelOf = ({ in: location, name }: ParameterObject) => `the ${location} parameter \`${name}\``;
const partOf = ({ in: location, name }: ParameterObject): OperationPart => ({
  kind: location as OperationPart['kind'],
  name,
});

const serializationOf = (parameter: ParameterObject) => {
  const { style, explode } = serialization(parameter);
  return `${style}, explode ${explode}`;
};

function compareSerialization(context: ComparisonState, sides: Sides<ParameterObject>, pair: ComparedPair): void {
  const [old, now] = [sides.before.object, sides.after.object];
  const add = (rule: 'serialization-changed' | 'serialization-loosened', keyword: string, message: string) =>
    note(pair, rule, { ...locationOf(sides), aspect: keyword, message });
  if (serializationOf(old) !== serializationOf(now)) {
    const message = `${context.label} is written as ${serializationOf(now)}, not ${serializationOf(old)}.`;
    add('serialization-changed', 'style', message);
  }
  for (const keyword of ['allowReserved', 'allowEmptyValue'] as const) {
    const [allowedBefore, allowedAfter] = [old[keyword] === true, now[keyword] === true];
    if (allowedBefore !== allowedAfter) {
      const rule = allowedAfter ? 'serialization-loosened' : 'serialization-changed';
      add(rule, keyword, `\`${keyword}\` of ${context.label} is now ${allowedAfter}.`);
    }
  }
}

function compareParameter(context: ComparisonState, sides: Sides<ParameterObject>): ComparedPair {
  const { before, after } = sides;
  return once(context, `${before.pointer} → ${after.pointer}`, (pair) => {
    const [old, now] = [before.object, after.object];
    if (old.in === 'path' && old.name !== now.name) {
      const message = `The path parameter \`${old.name}\` is now called \`${now.name}\`.`;
      note(pair, 'path-parameter-renamed', { ...locationOf(sides), aspect: 'name', message });
    }
    const requiredText = (isNow: boolean) => `${context.label} is ${isNow ? 'now' : 'no longer'} required.`;
    compareRequired(pair, sides, [isRequired(old), isRequired(now)], 'parameter', requiredText);
    // Each location has its own serialization; the move is reported with the list of parameters.
    if (old.in === now.in) compareSerialization(context, sides, pair);
    compareHeld(context, sides, pair);
  });
}

function movedKeys(old: Map<string, ListedParameter>, now: Map<string, ListedParameter>): Map<string, string> {
  const removed = [...old].filter(([key]) => !now.has(key));
  const added = [...now].filter(([key]) => !old.has(key));
  return new Map(
    removed.flatMap(([key, { object }]) => {
      const [other] = added.find(([, candidate]) => candidate.object.name === object.name) ?? [];
      return other ? [[key, other]] : [];
    }),
  );
}

/** Compares the parameters of an operation, regardless of their order. */
export function compareParameters(context: ComparisonState, before: Located, after: Located, pair: ComparedPair): void {
  const [old, now] = [listedParameters(context.before, before), listedParameters(context.after, after)];
  const moves = movedKeys(old, now);
  const movedTo = new Set(moves.values());
  for (const [key, one] of old) {
    const other = now.get(moves.get(key) ?? key);
    const label = labelOf(one.object);
    if (!other) {
      const to = newPair();
      note(to, 'parameter-removed', { before: one.pointer, aspect: 'parameter', message: `${label} was removed.` });
      pair.edges.push({ to, part: partOf(one.object), route: one.route });
      continue;
    }
    const to = compareParameter({ ...context, label: labelOf(other.object) }, { before: one, after: other });
    pair.edges.push({ to, part: partOf(other.object), route: other.route });
    if (moves.has(key)) {
      const message = `${label} is now ${labelOf(other.object)}.`;
      note(pair, 'parameter-moved', { before: one.pointer, after: other.pointer, aspect: 'in', message });
    }
  }
  for (const [key, { object, pointer, route }] of now) {
    if (old.has(key) || movedTo.has(key)) continue;
    const to = newPair();
    const rule = isRequired(object) ? 'required-parameter-added' : 'optional-parameter-added';
    const message = `${labelOf(object)} was added${isRequired(object) ? ' and is required' : ''}.`;
    note(to, rule, { after: pointer, aspect: 'parameter', message });
    pair.edges.push({ to, part: partOf(object), route });
  }
}
