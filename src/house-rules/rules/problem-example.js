import { PROBLEM_TYPE_BASE, PROBLEMS } from '../lib/lists.js';
import { follow } from '../lib/schema.js';

/** What is wrong with one problem example, or nothing. */
function faultOf(value, status) {
  const slug = String(value?.type ?? '').replace(PROBLEM_TYPE_BASE, '');
  const known = PROBLEMS[slug];
  if (!known || value.type !== PROBLEM_TYPE_BASE + slug) {
    return `type \`${value?.type}\` is not a known problem. Use ${PROBLEM_TYPE_BASE} with one of: ${Object.keys(PROBLEMS).join(', ')}.`;
  }
  const [knownStatus, title] = known;
  if (String(knownStatus) !== status)
    return `type \`${slug}\` belongs to status ${knownStatus}. Move it or change the type.`;
  if (value.status !== knownStatus)
    return `status is ${value.status}. Write the response's own status, ${knownStatus}.`;
  if (value.title !== title) return `title is "${value.title}". The title of \`${slug}\` is always "${title}".`;
  return undefined;
}

/** An error example is the error it stands under: known type, its own status, its fixed title. */
export default function problemExample() {
  return {
    Response(response, ctx) {
      const examples = response.content?.['application/problem+json']?.examples ?? {};
      for (const [name, raw] of Object.entries(examples)) {
        const at = ctx.location.child(['content', 'application/problem+json', 'examples', name]);
        const fault = faultOf(follow(raw, at, ctx.resolve).node.value, String(ctx.key));
        if (fault) ctx.report({ message: `Example \`${name}\` of response ${ctx.key}: ${fault}`, location: at.key() });
      }
    },
  };
}
