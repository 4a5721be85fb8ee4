import { type AnySchema, isMap, isNull } from '../document';
import { parameterMistakes, type Repair, schemaMistakes } from './schemaMistakes';

const OBJECTS_WITH_EXAMPLES = new Set(['MediaType', 'Parameter', 'Header']);

const isExampleObject = (value: unknown): value is Record<string, unknown> =>
  isMap(value) && ['value', 'externalValue', '$ref', 'dataValue', 'serializedValue'].some((key) => key in value);

/** Converts `items` as a list, which described a tuple before JSON Schema 2020-12. */
function* repairTuple(node: Record<string, unknown>): Generator<Repair> {
  if (!Array.isArray(node.items)) return;
  const { items, additionalItems, ...others } = node;
  for (const key of ['items', 'additionalItems']) delete node[key];
  Object.assign(node, { prefixItems: items, ...(additionalItems !== undefined && { items: additionalItems }) }, others);
  yield { what: '"items" is a list: it is read as "prefixItems".', fix: 'Write `prefixItems` instead of `items`.' };
}

/** Converts the examples of a schema, a list, and those of other objects, a map. */
function* repairExamples(node: Record<string, unknown>, type: string): Generator<Repair> {
  const { examples } = node;
  if (type === 'Schema' && isMap(examples)) {
    node.examples = Object.values(examples).map((one) => (isExampleObject(one) && 'value' in one ? one.value : one));
    yield { what: 'The "examples" of a schema are a map: its values are read.', fix: 'Write a list of values.' };
  }
  if (OBJECTS_WITH_EXAMPLES.has(type) && Array.isArray(examples)) {
    const named = examples.map((one, index) => [`example-${index + 1}`, isExampleObject(one) ? one : { value: one }]);
    node.examples = Object.fromEntries(named);
    yield { what: '"examples" is a list: its items are read as values.', fix: 'Write a map: `name: { value: … }`.' };
  }
}

/** Adds null to alternatives beside `type: null`, which no value satisfies: OpenAPI 3.0 has `nullable` there. */
function* repairNullableChoice(node: Record<string, unknown>): Generator<Repair> {
  if (node.type !== 'null') return;
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = node[keyword];
    if (!Array.isArray(options) || options.some((option: AnySchema) => isNull(option))) continue;
    delete node.type;
    node[keyword] = [...options, { type: 'null' }];
    yield {
      what: `No value satisfies "${keyword}" beside "type: null": it is read as one more alternative.`,
      fix: `Move \`type: 'null'\` into \`${keyword}\`.`,
    };
  }
}

function nameBooleans(schemas: unknown): void {
  if (!isMap(schemas)) return;
  for (const [name, schema] of Object.entries(schemas))
    if (typeof schema === 'boolean') schemas[name] = schema ? {} : { not: {} };
}

/** Adds the scheme of an address that has none, as a contract of Swagger 2.0 without `schemes`. */
function* repairScheme(node: Record<string, unknown>): Generator<Repair> {
  if (typeof node.url !== 'string' || !node.url.startsWith('//')) return;
  node.url = `https:${node.url}`;
  yield { what: 'The address of a server has no scheme: it is read as https.', fix: `Write "${node.url}".` };
}

/** Converts the parts of a node that are written as in another version, and names them. */
export function* repair(node: Record<string, unknown>, type = '', is30: boolean): Generator<Repair> {
  if (type === 'Schema') {
    yield* repairTuple(node);
    yield* repairNullableChoice(node);
    nameBooleans(node.$defs);
    yield* schemaMistakes(node, is30);
  }
  if (type === 'Parameter' || type === 'Header') yield* parameterMistakes(node);
  if (type === 'Server') yield* repairScheme(node);
  if (type === 'NamedSchemas') nameBooleans(node);
  yield* repairExamples(node, type);
}
