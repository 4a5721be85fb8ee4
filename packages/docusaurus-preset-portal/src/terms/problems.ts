import { ownValue } from 'openapi-toolkit';
import type { ProblemKind, Site } from '../content/site';

type Guides = Pick<Site, 'guides'>;

/** Returns the problem type with this fragment; undefined for an unknown fragment. */
export const problemOf = ({ problems }: Pick<Site, 'problems'>, id: string): ProblemKind | undefined =>
  ownValue<ProblemKind>(problems, id);

/** Returns the address of a problem type in the errors guide; prefixed with a host, it is the `type` of the problem. */
export const problemHref = ({ guides }: Guides, id: string): string => `${guides.errors}#${id}`;

/** Returns the fragment in the `type` of a problem, with any host; undefined for anything else. */
export function problemIdIn({ guides }: Guides, type: unknown): string | undefined {
  const [, id] = String(type).split(`${guides.errors}#`);
  return id !== undefined && /^[\w-]+$/.test(id) ? id : undefined;
}
