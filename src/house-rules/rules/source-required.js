import { REGISTERS } from '../lib/lists.js';
import { deepProperties } from '../lib/schema.js';

/** What is wrong with an x-source, or nothing. */
function faultOf(source) {
  if (typeof source !== 'object' || source === null) {
    return 'does not say where it comes from. Add x-source: {register, field}, or {register: API} when this API makes it.';
  }
  if (!REGISTERS.includes(source.register)) {
    return `has x-source.register \`${source.register}\`. Use one of: ${REGISTERS.join(' ')}.`;
  }
  if (source.register === 'API' && source.field !== undefined) {
    return 'is made by the API, so it has no register field. Remove x-source.field.';
  }
  if (source.register !== 'API' && typeof source.field !== 'string') {
    return `has no x-source.field. Name the field of ${source.register} it is read or derived from.`;
  }
  if (source.derived !== undefined && source.derived !== true) {
    return 'has x-source.derived that is not `true`. Write true or leave it out.';
  }
  return undefined;
}

/** Every leaf of an answer names its register and the field there. Requests are the caller's own words. */
export default function sourceRequired() {
  const seen = new Set();
  return {
    Response(response, ctx) {
      for (const [type, body] of Object.entries(response.content ?? {})) {
        if (!/json$/.test(type) || !body.schema) continue;
        const at = ctx.location.child(['content', type, 'schema']);
        for (const property of deepProperties(body.schema, at, ctx.resolve, seen)) {
          const fault = property.leaf ? faultOf(property.schema['x-source']) : undefined;
          if (fault) ctx.report({ message: `Property \`${property.name}\` ${fault}`, location: property.at.key() });
        }
      }
    },
  };
}
