import { problemHref, problemIdIn, problemOf } from 'docusaurus-preset-portal/terms';
import { guides, hosts, problems } from '#site';
import type { ContractNode, ContractRule } from '../lib/rule';
import { resolveReference } from '../lib/schema';

const typeOf = (id: string): string => hosts.siteUrl + problemHref({ guides }, id);

/** Returns the fault of a problem in an example of a response with this status. */
function faultOf(value: ContractNode | undefined, status: string): string | undefined {
  const id = problemIdIn({ guides }, value?.type) ?? '';
  const problem = problemOf({ problems }, id);
  if (!problem || value?.type !== typeOf(id)) {
    return `type \`${value?.type}\` is not a problem type of src/vocabulary/problems.ts. Use ${typeOf('')} with one of: ${Object.keys(problems).join(', ')}.`;
  }
  if (String(problem.status) !== status)
    return `type \`${id}\` belongs to status ${problem.status}. Move it or change the type.`;
  if (value.status !== problem.status)
    return `status is ${value.status}. Write the response's own status, ${problem.status}.`;
  if (value.title !== problem.title)
    return `title is "${value.title}". The title of \`${id}\` is always "${problem.title}".`;
  return undefined;
}

/** Requires error examples to match their response: a known problem type with its status and its fixed title. */
export const problemExample: ContractRule = () => ({
  Response(response, { key, location, resolve, report }) {
    const examples = response.content?.['application/problem+json']?.examples ?? {};
    for (const [name, raw] of Object.entries(examples)) {
      const at = location.child(['content', 'application/problem+json', 'examples', name]);
      const fault = faultOf(resolveReference(raw, at, resolve).node.value, String(key));
      if (fault) report({ message: `Example \`${name}\` of response ${key}: ${fault}`, location: at.key() });
    }
  },
});
