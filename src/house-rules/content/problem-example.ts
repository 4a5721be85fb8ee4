import { placeholderHosts } from '../../owner';
import { problemHref, problemIdIn, problemIds, problemOf } from '../../vocabulary/problems';
import type { Node, Rule } from '../lib/rule';
import { follow } from '../lib/schema';

const typeOf = (id: string): string => placeholderHosts.siteUrl + problemHref(id);

/** What is wrong with the problem in an example, shown under a status. */
function faultOf(value: Node | undefined, status: string): string | undefined {
  const id = problemIdIn(value?.type) ?? '';
  const known = problemOf(id);
  if (!known || value?.type !== typeOf(id)) {
    return `type \`${value?.type}\` is not a known problem. Use ${typeOf('')} with one of: ${problemIds.join(', ')}.`;
  }
  if (String(known.status) !== status)
    return `type \`${id}\` belongs to status ${known.status}. Move it or change the type.`;
  if (value.status !== known.status)
    return `status is ${value.status}. Write the response's own status, ${known.status}.`;
  if (value.title !== known.title)
    return `title is "${value.title}". The title of \`${id}\` is always "${known.title}".`;
  return undefined;
}

/** An error example shows the response it belongs to: a known type, the type's own status, its fixed title. */
export const problemExample: Rule = () => ({
  Response(response, { key, location, resolve, report }) {
    const examples = response.content?.['application/problem+json']?.examples ?? {};
    for (const [name, raw] of Object.entries(examples)) {
      const at = location.child(['content', 'application/problem+json', 'examples', name]);
      const fault = faultOf(follow(raw, at, resolve).node.value, String(key));
      if (fault) report({ message: `Example \`${name}\` of response ${key}: ${fault}`, location: at.key() });
    }
  },
});
