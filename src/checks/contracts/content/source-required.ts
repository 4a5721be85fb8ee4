import type { Schema } from 'openapi-toolkit';
import { MADE_BY_API, registers } from '#vocabulary/registers';
import type { ContractRule } from '../lib/rule';
import { deepProperties } from '../lib/schema';

/** Members of `x-source`. */
interface Source {
  register?: unknown;
  field?: unknown;
  derived?: unknown;
}

/** Returns the fault of an `x-source`. */
function faultOf(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null) {
    return `has no x-source. Add {register, field}, or {register: ${MADE_BY_API}} if this API makes the value.`;
  }
  const { register, field, derived }: Source = source;
  if (register !== MADE_BY_API && !Object.keys(registers).includes(String(register))) {
    return `has x-source.register \`${register}\`. Use one of: ${[...Object.keys(registers), MADE_BY_API].join(' ')}.`;
  }
  if (register === MADE_BY_API && field !== undefined) {
    return 'is made by the API, so it has no register field. Remove x-source.field.';
  }
  if (register !== MADE_BY_API && typeof field !== 'string') {
    return `has no x-source.field. Name the field of ${register} it is read or derived from.`;
  }
  if (derived !== undefined && derived !== true) {
    return 'has x-source.derived that is not `true`. Write true or leave it out.';
  }
  return undefined;
}

/** Requires the register and its field on each leaf of a response. Request values come from the caller. */
export const sourceRequired: ContractRule = () => {
  const seen = new Set<Schema>();
  return {
    Response(response, { location, resolve, report }) {
      for (const type of Object.keys(response.content ?? {})) {
        const { schema } = response.content[type];
        if (!/json$/.test(type) || !schema) continue;
        const at = location.child(['content', type, 'schema']);
        for (const property of deepProperties(schema, at, resolve, seen)) {
          const fault = property.leaf ? faultOf(property.schema['x-source']) : undefined;
          if (fault) report({ message: `Property \`${property.name}\` ${fault}`, location: property.at.key() });
        }
      }
    },
  };
};
