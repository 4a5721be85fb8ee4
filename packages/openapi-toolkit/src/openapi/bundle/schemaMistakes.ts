import { attempt, ownValue } from '../../lib/attempt';
import { jsonType, type Schema } from '../document';
import { exclusiveLimits } from '../read/constraints';
import { isLongInteger } from './integerMarks';

/** Receives what is wrong with a part, and how to fix it. */
export type Report = (what: string, fix: string) => void;

type Node = Record<string, unknown>;

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];

/** What types of other languages are in JSON Schema. */
const OTHER_TYPES: Record<string, Node> = {
  ...Object.fromEntries(['int', 'int32', 'int64', 'long', 'short'].map((name) => [name, { type: 'integer' }])),
  ...Object.fromEntries(['float', 'double', 'decimal'].map((name) => [name, { type: 'number' }])),
  ...Object.fromEntries(['str', 'text', 'char'].map((name) => [name, { type: 'string' }])),
  ...Object.fromEntries(['date', 'uuid', 'uri', 'email'].map((name) => [name, { type: 'string', format: name }])),
  ...Object.fromEntries(['datetime', 'date-time'].map((name) => [name, { type: 'string', format: 'date-time' }])),
  ...Object.fromEntries(['map', 'dict', 'hash'].map((name) => [name, { type: 'object' }])),
  bool: { type: 'boolean' },
  list: { type: 'array' },
  file: { type: 'string', format: 'binary' },
};

/** Reads null without quotes, which is an empty value in YAML, as the type of that name. */
function readNull(node: Node, report: Report): void {
  const isOnly = node.type === null && Object.keys(node).length === 1;
  const isListed = Array.isArray(node.type) && node.type.includes(null);
  if (isListed) node.type = (node.type as unknown[]).map((type) => type ?? 'null');
  if (isOnly) node.type = 'null';
  if (isOnly || isListed) report('The type null is not quoted.', 'Write "null".');
}

function readType(node: Node, report: Report): void {
  const { type } = node;
  if (typeof type !== 'string' || TYPES.includes(type)) return;
  const small = type.toLowerCase();
  const known = TYPES.includes(small) ? { type: small } : ownValue(OTHER_TYPES, small);
  delete node.type;
  Object.assign(node, { ...known, ...node });
  report(
    `There is no type "${type}": it is read as ${known ? `"${known.type}"` : 'any value'}.`,
    known ? `Write \`type: ${known.type}\`.` : `Write one of ${TYPES.join(', ')}, or leave "type" out.`,
  );
}

const LIMITS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

const isPattern = (pattern: string): boolean =>
  ['u', ''].some((flags) => attempt(() => new RegExp(pattern, flags), undefined));

const typeOf = (value: unknown): string =>
  isLongInteger(value) || Number.isInteger(value) ? 'integer' : jsonType(value);

function checkLimits(node: Node, report: Report): void {
  const own = exclusiveLimits(node as Schema) as Node;
  for (const [least, most] of LIMITS) {
    const [low, high] = [Number(own[least]), Number(own[most])];
    if (low > high || (low === high && /exclusive/.test(least + most)))
      report(`No value satisfies "${least}" and "${most}".`, 'Correct one of them.');
  }
  const { pattern } = node;
  if (typeof pattern === 'string' && !isPattern(pattern))
    report(`The pattern "${pattern.slice(0, 200)}" is no regular expression of ECMA 262.`, 'Correct or remove it.');
}

function checkEnum(node: Node, report: Report): void {
  const { enum: values, nullable } = node;
  if (!Array.isArray(values)) return;
  if (values.length === 0) {
    delete node.enum;
    report('"enum" has no values: it is not read.', 'List the values, or remove it.');
  }
  const types = [node.type ?? []].flat();
  const isAllowed = (value: unknown) =>
    types.includes(typeOf(value)) ||
    (types.includes('number') && typeOf(value) === 'integer') ||
    (value === null && nullable === true);
  const other = types.length > 0 ? values.find((value) => !isAllowed(value)) : undefined;
  if (other !== undefined)
    report(
      `"enum" has ${JSON.stringify(other)}, which is not of the type "${types.join(', ')}".`,
      'Correct the value or the type.',
    );
}

/** Keywords of a schema that parameters had in Swagger 2.0. */
const OLD_KEYS =
  `type format items enum default minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern
  minItems maxItems uniqueItems multipleOf`.split(/\s+/);

/** Reads the schema of a parameter that is written as in Swagger 2.0. */
export function parameterMistakes(node: Node, report: Report): void {
  if (node.$ref !== undefined || node.schema !== undefined || node.content !== undefined) return;
  const old = OLD_KEYS.filter((key) => node[key] !== undefined);
  if (old.length === 0) return;
  node.schema = Object.fromEntries(old.map((key) => [key, node[key]]));
  for (const key of old) delete node[key];
  report(`"${old.join('", "')}" beside the schema: read as in Swagger 2.0.`, 'Write them in `schema`.');
}

/** Reads what a schema says in words of other versions and languages, and names what contradicts itself. */
export function schemaMistakes(node: Node, is30: boolean, report: Report): void {
  if (typeof node.required === 'boolean') {
    delete node.required;
    report('"required" of a field has no meaning.', 'Name the field in the list `required` of its object.');
  }
  readNull(node, report);
  readType(node, report);
  if (is30 && (Array.isArray(node.type) || node.type === 'null'))
    report(
      `OpenAPI 3.0 has no ${node.type === 'null' ? 'type "null"' : 'lists of types'}: it is read as in 3.1.`,
      'Write `nullable: true`, or `openapi: "3.1.0"`.',
    );
  checkLimits(node, report);
  checkEnum(node, report);
}
