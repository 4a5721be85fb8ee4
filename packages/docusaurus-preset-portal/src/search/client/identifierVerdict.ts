import type { IdentifierVerdict } from 'docusaurus-preset-portal/content';

// What the search shows of a pasted identifier. The option `verdict` of the preset names a module in its place.
export const isIdentifier: IdentifierVerdict['isIdentifier'] = () => false;
export const isPersonal: IdentifierVerdict['isPersonal'] = () => false;
export const verdictOf: IdentifierVerdict['verdictOf'] = async () => [];
