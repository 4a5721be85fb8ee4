import type { Schema } from 'openapi-toolkit';
import type { ContractNode, ContractRule, RuleContext, RuleLocation } from './rule';
import { isLeaf, mergedSchema, propertiesOf, resolveReference } from './schema';

/** A parameter, a header or a property. */
export interface DeclaredValue {
  name: string;
  /** The parameter or header object; the schema of a property. */
  node: ContractNode;
  /** Its schema, merged with the keywords beside a `$ref`. */
  schema: Schema;
  /** True for a scalar or an array of scalars. */
  leaf: boolean;
  /** Position of the schema. */
  at: RuleLocation;
}

type Kind = 'Parameter' | 'Header' | 'Property';
type Check = (value: DeclaredValue, context: RuleContext) => string | undefined;

/**
 * Creates a rule about values. `check` returns the fault of a value: the end of a sentence that begins with its name.
 */
export function eachValue(kinds: readonly Kind[], check: Check): ContractRule {
  const carrier =
    (kind: Kind, nameOf: (node: ContractNode, context: RuleContext) => string) =>
    (node: ContractNode, context: RuleContext) => {
      const schemaLocation = context.location.child(['schema']);
      const { node: schema, at } = resolveReference<Schema>(node.schema, schemaLocation, context.resolve);
      const leaf = isLeaf(schema, at, context.resolve);
      const name = nameOf(node, context);
      const value = { name, node, schema: mergedSchema(node.schema, schemaLocation, context.resolve), leaf, at };
      const fault = check(value, context);
      if (fault) context.report({ message: `${kind} \`${name}\` ${fault}` });
    };
  const properties = (map: Record<string, Schema>, context: RuleContext) => {
    for (const { name, schema, leaf, at, inside } of propertiesOf(map, context.location, context.resolve)) {
      const fault = check({ name, node: schema, schema, leaf, at: inside }, context);
      if (fault) context.report({ message: `Property \`${name}\` ${fault}`, location: at.key() });
    }
  };
  return () => ({
    ...(kinds.includes('Parameter') && { Parameter: carrier('Parameter', ({ name }) => String(name)) }),
    ...(kinds.includes('Header') && { Header: carrier('Header', (_node, { key }) => String(key)) }),
    ...(kinds.includes('Property') && { SchemaProperties: properties }),
  });
}
