// For the program in the file that `portal-cli` packs, which is bundled: nothing here needs Docusaurus, or runs in a build.

/** Names and texts of the sandbox, and of the file that has it. */
export { aboutOf } from './content/sandbox';
/** Addresses below the base path of a site, and its URL. */
export { fetchUrl, siteUrl, withoutBasePath } from './lib/basePath';
/** What tools know of a portal. */
export type { KnownOperation, KnownPage, StoredKnowledge } from './llms/knowledge';
/** A block of code in Markdown. */
export { fence } from './llms/markdown/toMarkdown';
/** The form of an operation as its page has it, and the check of a value in it. */
export { type FormField, formFile, type OperationForm } from './reference/builder/form/types';
export { validateField } from './reference/builder/form/validateField';
/** Changes of an API as its pages show them. */
export type { ApiChanges } from './reference/history/writeChanges';
/** The search of the site. */
export { createSearch, type PageGroup, type PageRecord } from './search/engine';
/** A task of several requests. */
export type { ResolvedWorkflow } from './workflows';
