import type { Document } from '../../openapi';
import type { ParameterObject } from '../../openapi/document';
import type { Located } from '../../openapi/locate';
import { parametersOf } from '../../openapi/operations';
import { follow } from '../../openapi/pointer';
import { serialization } from '../../openapi/read/serialization';
import { compareContent } from './content';
import { type Context, note, once, type Pair, type Part } from './graph';
import { compareLifetime, lifetimeOf } from './lifetime';
import { compareSchemas } from './schema';
import { type Both, compareTexts, type Placed, spotOf } from './texts';

interface Listed extends Placed<ParameterObject> {
  /** How the operation leads to it, without references. */
  route: (string | number)[];
}

const nameIn = ({ in: place, name }: ParameterObject) => (place === 'header' ? name.toLowerCase() : name);

/** The parameters of an operation by place and name; those of the path by their position, whatever they are called. */
function listed(document: Document, located: Located): Map<string, Listed> {
  const positions = [...located.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const keyOf = (parameter: ParameterObject) => {
    const position = parameter.in === 'path' ? positions.indexOf(parameter.name) : -1;
    return position >= 0 ? `path ${position}` : `${parameter.in} ${nameIn(parameter)}`;
  };
  return new Map(
    parametersOf(document, located).map(({ parameter, pointer }) => {
      const [index = ''] = pointer.split('/').slice(-1);
      const isOwn = pointer.startsWith(`${located.pointer}/`);
      const place = { object: parameter, pointer: follow(document, pointer).pointer };
      return [keyOf(parameter), { ...place, route: [...(isOwn ? [] : ['..']), 'parameters', Number(index)] }];
    }),
  );
}

const isRequired = ({ in: place, required }: ParameterObject) => required === true || place === 'path';
const labelOf = ({ in: place, name }: ParameterObject) => `the ${place} parameter \`${name}\``;
const partOf = ({ in: place, name }: ParameterObject): Part => ({ place: place as Part['place'], name });

/** Whether one way of writing a value is a further one beside the other. */
const written = (parameter: ParameterObject) => {
  const { style, explode } = serialization(parameter);
  return `${style}, explode ${explode}`;
};

function compareWriting(context: Context, both: Both<ParameterObject>, pair: Pair): void {
  const [old, now] = [both.before.object, both.after.object];
  const add = (rule: 'serialization-changed' | 'serialization-loosened', keyword: string, message: string) =>
    note(pair, rule, { ...spotOf(both), aspect: keyword, message });
  if (written(old) !== written(now)) {
    add('serialization-changed', 'style', `${context.label} is written as ${written(now)}, not ${written(old)}.`);
  }
  for (const keyword of ['allowReserved', 'allowEmptyValue'] as const) {
    const [could, can] = [old[keyword] === true, now[keyword] === true];
    if (could !== can) {
      const rule = can ? 'serialization-loosened' : 'serialization-changed';
      add(rule, keyword, `\`${keyword}\` of ${context.label} is now ${can}.`);
    }
  }
}

function compareParameter(context: Context, both: Both<ParameterObject>): Pair {
  const { before, after } = both;
  return once(context, `${before.pointer} → ${after.pointer}`, (pair) => {
    const [old, now] = [before.object, after.object];
    if (old.in === 'path' && old.name !== now.name) {
      const message = `The path parameter \`${old.name}\` is now called \`${now.name}\`.`;
      note(pair, 'path-parameter-renamed', { ...spotOf(both), aspect: 'name', message });
    }
    const [was, is] = [isRequired(old), isRequired(now)];
    const required = { ...spotOf(both), aspect: 'required' };
    if (is && !was) note(pair, 'parameter-required', { ...required, message: `${context.label} is now required.` });
    if (was && !is)
      note(pair, 'parameter-optional', { ...required, message: `${context.label} is no longer required.` });
    // Another place has another way of writing; that it moved is said where it is listed.
    if (old.in === now.in) compareWriting(context, both, pair);
    compareTexts(context, both, pair);
    compareLifetime(pair, { ...spotOf(both), label: context.label, old: lifetimeOf(old), now: lifetimeOf(now) });
    compareContent(context, both, pair);
    const to = compareSchemas(
      context,
      { schema: old.schema, pointer: `${before.pointer}/schema` },
      { schema: now.schema, pointer: `${after.pointer}/schema` },
    );
    pair.edges.push({ to, route: ['schema'] });
  });
}

/** A parameter that is now sent in another place: its old and its new key. */
function moved(old: Map<string, Listed>, now: Map<string, Listed>): Map<string, string> {
  const gone = [...old].filter(([key]) => !now.has(key));
  const come = [...now].filter(([key]) => !old.has(key));
  return new Map(
    gone.flatMap(([key, { object }]) => {
      const [other] = come.find(([, candidate]) => candidate.object.name === object.name) ?? [];
      return other ? [[key, other]] : [];
    }),
  );
}

/** Compares the parameters of an operation, whatever their order. */
export function compareParameters(context: Context, before: Located, after: Located, pair: Pair): void {
  const [old, now] = [listed(context.before, before), listed(context.after, after)];
  const moves = moved(old, now);
  const arrived = new Set(moves.values());
  for (const [key, one] of old) {
    const other = now.get(moves.get(key) ?? key);
    const label = labelOf(one.object);
    if (!other) {
      const found = { before: one.pointer, aspect: 'parameter', message: `${label} was removed.` };
      pair.edges.push({ to: { findings: [], edges: [] }, part: partOf(one.object), route: one.route });
      note(pair.edges.at(-1)?.to ?? pair, 'parameter-removed', found);
      continue;
    }
    const to = compareParameter({ ...context, label: labelOf(other.object) }, { before: one, after: other });
    pair.edges.push({ to, part: partOf(other.object), route: other.route });
    if (moves.has(key)) {
      note(pair, 'parameter-moved', {
        before: one.pointer,
        after: other.pointer,
        aspect: 'in',
        message: `${label} is now ${labelOf(other.object)}.`,
      });
    }
  }
  for (const [key, { object, pointer, route }] of now) {
    if (old.has(key) || arrived.has(key)) continue;
    const to: Pair = { findings: [], edges: [] };
    const rule = isRequired(object) ? 'required-parameter-added' : 'optional-parameter-added';
    const message = `${labelOf(object)} was added${isRequired(object) ? ' and is required' : ''}.`;
    note(to, rule, { after: pointer, aspect: 'parameter', message });
    pair.edges.push({ to, part: partOf(object), route });
  }
}
