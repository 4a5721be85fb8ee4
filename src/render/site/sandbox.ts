import { about } from '../../sandbox/about';
import type { Content } from '../../sandbox/engine/content';
import { SOURCE_HEADER } from '../../sandbox/engine/fallbackResponse';

const NOTE = `Responses are the examples of the contracts, or values made up from their schemas: the header ${SOURCE_HEADER} says which.`;

/** The content of a sandbox made of contracts alone: nothing besides them. */
export const readContent = (): Content => ({
  about: `${about.title}. ${about.note} ${NOTE}`,
  handlers: {},
  extraPaths: {},
  authorize: () => {},
  exampleFor: () => /^$/,
  refusal: () => undefined,
  missingParameter: () => undefined,
});
