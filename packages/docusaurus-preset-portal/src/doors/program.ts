// What runs in a file that is packed of a portal, with the tools of coding agents. Nothing here needs Docusaurus or a build.

// What tools know of a portal.

export type { KnownOperation, StoredKnowledge } from '../llms/knowledge';
export type { ApiChanges } from '../reference/history/writeChanges';

// The form of an operation as its page has it, and the check of a value in it.

export { type FormField, formFile, type OperationForm } from '../reference/builder/form/types';
export { validateField } from '../reference/builder/form/validateField';

// The search of the site.

export { createSearch, type PageGroup, type PageRecord } from '../search/engine';
