import type { Document, ParameterObject } from '../../openapi/document';
import { type Located, operationParameters } from '../../openapi/operations';
import { followPointer } from '../../openapi/pointer';
import { serialization } from '../../openapi/read/serialization';
import { compareHeld } from './content';
import { type ComparedPair, type ComparisonState, note, type OperationPart, once } from './graph';
import {
  comparePart,
  compareRequired,
  isRequired,
  locationOf,
  type Positioned,
  pairedMembers,
  type Sides,
} from './part';

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

const labelOf = ({ in: location, name }: ParameterObject) => `the ${location} parameter \`${name}\``;

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
    compareRequired(context, sides, 'parameter', pair);
    // Each location has its own serialization.
    if (old.in === now.in) compareSerialization(context, sides, pair);
    else {
      const message = `${labelOf(old)} is now ${labelOf(now)}.`;
      note(pair, 'parameter-moved', { ...locationOf(sides), aspect: 'in', message });
    }
    compareHeld(context, sides, pair);
  });
}

/** Gives parameters that moved to another location the key of their new one. */
function withNewKeys(
  old: Map<string, ListedParameter>,
  now: Map<string, ListedParameter>,
): Map<string, ListedParameter> {
  const added = [...now].filter(([key]) => !old.has(key));
  return new Map(
    [...old].map(([key, parameter]) => {
      const moved = now.has(key) ? undefined : added.find(([, { object }]) => object.name === parameter.object.name);
      return [moved ? moved[0] : key, parameter];
    }),
  );
}

/** Compares the parameters of an operation, regardless of their order. */
export function compareParameters(context: ComparisonState, before: Located, after: Located, pair: ComparedPair): void {
  const now = listedParameters(context.after, after);
  const old = withNewKeys(listedParameters(context.before, before), now);
  for (const { before: oldParameter, after: newParameter } of pairedMembers(old, now)) {
    const { object, route } = (newParameter ?? oldParameter) as ListedParameter;
    const label = labelOf(object);
    const to = comparePart(
      { kind: 'parameter', label, required: isRequired(object) },
      { before: oldParameter, after: newParameter },
      (a, b) => compareParameter({ ...context, label }, { before: a, after: b }),
    );
    pair.edges.push({ to, part: { kind: object.in as OperationPart['kind'], name: object.name }, route });
  }
}
