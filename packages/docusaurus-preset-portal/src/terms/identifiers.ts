import { ownValue } from 'openapi-toolkit';
import type { Identifier, Site } from '../content/site';

type Content = Pick<Site, 'identifiers'>;

const identifierOf = ({ identifiers }: Content, identifier: string): Identifier | undefined =>
  ownValue(identifiers, identifier);

/** Returns the name of an identifier as people use it; unknown ones unchanged. */
export const identifierName = (content: Content, identifier: string): string =>
  identifierOf(content, identifier)?.name ?? identifier;

/** True if an identifier identifies a person. */
export const isPersonalIdentifier = (content: Content, identifier: string): boolean =>
  identifierOf(content, identifier)?.isPersonal === true;

/** True if values of an identifier may be in the URL of a page. */
export const isSharedIdentifier = (content: Content, identifier: string): boolean =>
  identifierOf(content, identifier)?.isShared === true;

/** Returns the path of a file with all values of an identifier; undefined if the site has none. */
export const identifierValues = (content: Content, identifier: string): string | undefined =>
  identifierOf(content, identifier)?.values;

/** Returns the address of a section of the identifiers guide. */
export const identifierSection = ({ guides }: Pick<Site, 'guides'>, section: string): string =>
  `${guides.identifiers}#${section}`;

/** Returns the address of an identifier in the identifiers guide; undefined for identifiers it does not describe. */
export const identifierHref = (content: Content & Pick<Site, 'guides'>, identifier: string): string | undefined =>
  identifierOf(content, identifier) && identifierSection(content, identifier);
