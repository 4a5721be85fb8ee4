import { propertiesOf } from '../lib/schema.js';

const hasExample = (node) =>
  node.example !== undefined || (node.examples !== undefined && Object.keys(node.examples).length > 0);

/** An exemption needs a reason a reader can understand. */
const isExempt = (node) => typeof node['x-no-example'] === 'string' && node['x-no-example'].length >= 10;

const mend = 'Add an example from api-specs/world.yaml, or x-no-example with the reason why there can be none.';

/** An example on every parameter, header, body and leaf property. */
export default function exampleRequired() {
  const check = (what) => (node, ctx) => {
    if (hasExample(node) || isExempt(node)) return;
    ctx.report({ message: `${what(node, ctx)} has no example. ${mend}` });
  };
  return {
    Parameter: check((parameter) => `Parameter \`${parameter.name}\``),
    Header: check((_header, ctx) => `Header \`${ctx.key}\``),
    MediaType: check((_body, ctx) => `Body \`${ctx.key}\``),
    SchemaProperties(map, ctx) {
      for (const { name, schema, leaf, at } of propertiesOf(map, ctx.location, ctx.resolve)) {
        if (!leaf || schema.examples?.length > 0 || isExempt(schema)) continue;
        ctx.report({ message: `Property \`${name}\` has no example. ${mend}`, location: at.key() });
      }
    },
  };
}
