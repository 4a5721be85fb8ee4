import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { generatedPaths, paths } from '../lib/paths';

/** Id of the docs plugin of an API. */
export const docsIdOf = (apiId: string): string => `api-${apiId}`;

/** File with the sidebar of an API. */
export const sidebarOf = (apiId: string): string => `${paths.generated}/sidebars/${apiId}.json`;

let isSet = false;

/** True in a site that adds the reference, and is no portal. */
export const isReference = (): boolean => isSet;

/** Sets the paths of a site that adds the reference: contracts lie where the site has them, and the rest is generated. */
export function setReferencePaths({ siteDir, generatedFilesDir }: LoadContext): void {
  isSet = true;
  // `docusaurus clear` removes it, and no repository has it.
  const folder = path.posix.join(generatedFilesDir.replaceAll('\\', '/'), 'api-reference');
  const docs = `${folder}/docs`;
  const staged = `${folder}/staged`;
  Object.assign(paths, {
    ...generatedPaths(folder),
    specs: siteDir,
    published: `${folder}/published`,
    apis: 'docusaurus.config.ts: docusaurus-preset-portal: apis',
    routes: '/',
    slug: () => '/',
    data: `${folder}/data`,
    workflows: `${folder}/workflows.arazzo.yaml`,
    content: `${folder}/content.js`,
    docs,
    pages: docs,
    stagedDocs: staged,
    staged,
    stagedPages: (route: string) => staged + route,
  } satisfies Partial<typeof paths>);
}
