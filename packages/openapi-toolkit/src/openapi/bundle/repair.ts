import { isMap } from '../document';
import { parameterMistakes, type Report, schemaMistakes } from './schemaMistakes';

const OBJECTS_WITH_EXAMPLES = new Set(['MediaType', 'Parameter', 'Header']);

const isExampleObject = (value: unknown): value is Record<string, unknown> =>
  isMap(value) && ['value', 'externalValue', '$ref', 'dataValue', 'serializedValue'].some((key) => key in value);

/** Converts `items` as a list, which described a tuple before JSON Schema 2020-12. */
function repairTuple(node: Record<string, unknown>, report: Report): void {
  if (!Array.isArray(node.items)) return;
  const { items, additionalItems, ...others } = node;
  for (const key of ['items', 'additionalItems']) delete node[key];
  Object.assign(node, { prefixItems: items, ...(additionalItems !== undefined && { items: additionalItems }) }, others);
  report('"items" is a list: it is read as "prefixItems".', 'Write `prefixItems` instead of `items`.');
}

/** Converts the examples of a schema, a list, and those of other objects, a map. */
function repairExamples(node: Record<string, unknown>, type: string, report: Report): void {
  const { examples } = node;
  if (type === 'Schema' && isMap(examples)) {
    node.examples = Object.values(examples).map((example) =>
      isExampleObject(example) && 'value' in example ? example.value : example,
    );
    report('The "examples" of a schema are a map: its values are read.', 'Write a list of values.');
  }
  if (OBJECTS_WITH_EXAMPLES.has(type) && Array.isArray(examples)) {
    const named = examples.map((example, index) => [
      `example-${index + 1}`,
      isExampleObject(example) ? example : { value: example },
    ]);
    node.examples = Object.fromEntries(named);
    report('"examples" is a list: its items are read as values.', 'Write a map: `name: { value: … }`.');
  }
}

function nameBooleans(schemas: unknown): void {
  if (!isMap(schemas)) return;
  for (const [name, schema] of Object.entries(schemas))
    if (typeof schema === 'boolean') schemas[name] = schema ? {} : { not: {} };
}

/** Converts the parts of a node that are written as in another version, and reports them. */
export function repair(node: Record<string, unknown>, type: string, is30: boolean, report: Report): void {
  if (type === 'Schema') {
    repairTuple(node, report);
    nameBooleans(node.$defs);
    schemaMistakes(node, is30, report);
  }
  if (type === 'Parameter' || type === 'Header') parameterMistakes(node, report);
  if (type === 'NamedSchemas') nameBooleans(node);
  repairExamples(node, type, report);
}
