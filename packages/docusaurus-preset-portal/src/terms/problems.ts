import { guides, type ProblemKind, problems } from 'docusaurus-preset-portal/content';
import { ownValue } from '../lib/ownValue';

/** Fragment of a problem type. */
export type ProblemId = keyof typeof problems;

/** Every problem type. */
export const problemIds = Object.keys(problems) as readonly ProblemId[];

/** Returns the problem type with this fragment; undefined for an unknown fragment. */
export const problemOf = (id: string): ProblemKind | undefined => ownValue<ProblemKind>(problems, id);

/** Returns the address of a problem type in the errors guide; prefixed with a host, it is the `type` of the problem. */
export const problemHref = (id: string): string => `${guides.errors}#${id}`;

/** Returns the fragment in the `type` of a problem, with any host; undefined for anything else. */
export function problemIdIn(type: unknown): string | undefined {
  const [, id] = String(type).split(`${guides.errors}#`);
  return id !== undefined && /^[\w-]+$/.test(id) ? id : undefined;
}
