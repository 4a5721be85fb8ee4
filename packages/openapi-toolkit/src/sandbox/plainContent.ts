import { PLAIN, type SandboxAbout } from './about';
import type { Content } from './engine/content';
import { SOURCE_HEADER } from './engine/fallbackResponse';
import { Refusal } from './engine/refusal';

const NOTE = `Responses are the examples of the contracts, or values made up from their schemas: the header ${SOURCE_HEADER} says which.`;

/** The content of a sandbox made of contracts alone: any key is accepted, and every value is that of the contract. */
export const plainContent = ({ title, note }: Pick<SandboxAbout, 'title' | 'note'> = PLAIN): Content => ({
  about: `${title}. ${note} ${NOTE}`,
  handlers: {},
  extraPaths: {},
  authorize(headers, operation) {
    if (!operation?.needsKey || operation.keyHeaders.some((name) => headers[name.toLowerCase()])) return;
    const names = [...new Set(operation.keyHeaders)].join(' or ');
    throw new Refusal(401, 'missing-api-key', `The request has no ${names} header. Any value is accepted.`);
  },
  exampleFor: () => /^$/,
  refusal: () => undefined,
  missingParameter: () => undefined,
});
