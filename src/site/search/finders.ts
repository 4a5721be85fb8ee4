import type { Site } from 'docusaurus-preset-portal/content';
import { findCodesIn } from './codes';
import { findIdentifiers } from './identifiers';

/** What the search finds besides its index: identifiers with the operations that take them, and codes of code lists. */
export const finders: Site['finders'] = { identify: findIdentifiers, codes: findCodesIn };
