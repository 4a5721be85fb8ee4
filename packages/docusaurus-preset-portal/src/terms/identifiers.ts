import { ownValue } from 'openapi-toolkit';
import type { Identifier, Site } from '../content/site';

/** Returns an identifier; an unknown one has its key as name. */
export const identifierOf = ({ identifiers }: Pick<Site, 'identifiers'>, id: string): Identifier =>
  ownValue(identifiers, id) ?? { name: id };

/** Returns the name of an identifier as people use it; unknown ones unchanged. */
export const identifierName = (content: Pick<Site, 'identifiers'>, id: string): string =>
  identifierOf(content, id).name;
