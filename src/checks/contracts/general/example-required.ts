import type { ContractNode, ContractRule } from '../lib/rule';
import { eachValue } from '../lib/values';

const hasExample = ({ example, examples }: ContractNode): boolean =>
  example !== undefined || Object.keys(examples ?? {}).length > 0;

/** True if the schema states a reason for having no example. */
const isExempt = (node: ContractNode): boolean =>
  typeof node['x-no-example'] === 'string' && node['x-no-example'].length >= 10;

const FAULT =
  'has no example. Add an example from api-specs/world.yaml, or x-no-example with the reason why there can be none.';

const onParameters = eachValue(['Parameter', 'Header'], ({ node }) =>
  hasExample(node) || isExempt(node) ? undefined : FAULT,
);

const onProperties = eachValue(['Property'], ({ node, leaf }) =>
  !leaf || node.examples?.length > 0 || isExempt(node) ? undefined : FAULT,
);

/** Requires an example on each parameter, header, body and leaf property. */
export const exampleRequired: ContractRule = () => ({
  ...onParameters(),
  ...onProperties(),
  MediaType(body, { key, report }) {
    if (!hasExample(body) && !isExempt(body)) report({ message: `Body \`${key}\` ${FAULT}` });
  },
});
