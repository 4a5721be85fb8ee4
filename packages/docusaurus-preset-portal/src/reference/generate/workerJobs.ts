import type { Document } from '../../openapi';

/** Slow jobs. Modules are imported on demand, because most processes run none of the jobs. */
export const workerJobs = {
  /** Writes MDX files and sidebars of all outlines to the staging folder. */
  mdx: async (): Promise<void> => (await import('./openapiMdx')).writeMdx(),
  /** Serialises a contract as YAML. */
  yaml: async (document: Document): Promise<string> =>
    (await import('yaml')).stringify(document, { aliasDuplicateObjects: false }),
  /** Generates TypeScript types of a contract. */
  types: async (document: Document, title: string): Promise<string> =>
    (await import('../exports/types')).typesOf(document, title),
};

export type WorkerJobs = typeof workerJobs;
