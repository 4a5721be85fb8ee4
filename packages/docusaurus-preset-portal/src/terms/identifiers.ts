import { guides, type Identifier, identifiers } from 'docusaurus-preset-portal/content';
import { ownValue } from '../lib/ownValue';

const byId: Readonly<Record<string, Identifier>> = identifiers;
const identifierOf = (identifier: string): Identifier | undefined => ownValue(byId, identifier);

/** Every value of `x-identifier`. */
export const identifierIds: readonly string[] = Object.keys(byId);

/** Returns the name of an identifier as people use it; unknown ones unchanged. */
export const identifierName = (identifier: string): string => identifierOf(identifier)?.name ?? identifier;

/** True if an identifier identifies a person. */
export const isPersonalIdentifier = (identifier: string): boolean => identifierOf(identifier)?.isPersonal === true;

/** True if values of an identifier may be in the URL of a page. */
export const isSharedIdentifier = (identifier: string): boolean => identifierOf(identifier)?.isShared === true;

/** Returns the path of a file with all values of an identifier; undefined if the site has none. */
export const identifierValues = (identifier: string): string | undefined => identifierOf(identifier)?.values;

/** Returns the address of a section of the identifiers guide. */
export const identifierSection = (section: string): string => `${guides.identifiers}#${section}`;

/** Returns the address of an identifier in the identifiers guide; undefined for identifiers it does not describe. */
export const identifierHref = (identifier: string): string | undefined =>
  identifierOf(identifier) && identifierSection(identifier);

const byField = new Map(
  Object.entries(byId).flatMap(([id, { fields }]) => fields.map((field): [string, string] => [field, id])),
);

/** Returns the identifier that properties and parameters of this name always have; undefined for any other name. */
export const identifierOfField = (field: string): string | undefined => byField.get(field);
