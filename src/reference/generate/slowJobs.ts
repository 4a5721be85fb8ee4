import type { Document } from '../../openapi';

/** What takes long and needs little. Each loads what it needs when it is called: most processes call none of them. */
export const slowJobs = {
  /** MDX files and sidebars of all outlines, in the staging folder. */
  mdx: async (): Promise<void> => (await import('./openapiMdx')).writeMdx(),
  /** A contract as YAML. */
  yaml: async (document: Document): Promise<string> =>
    (await import('yaml')).stringify(document, { aliasDuplicateObjects: false }),
  /** TypeScript types of a contract. */
  types: async (document: Document, title: string): Promise<string> =>
    (await import('../exports/types')).typesOf(document, title),
};

export type SlowJobs = typeof slowJobs;
