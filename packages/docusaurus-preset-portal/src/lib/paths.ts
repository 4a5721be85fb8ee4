import path from 'node:path';
import { relativePath } from 'openapi-toolkit/node';
import { REFERENCE_ROUTE } from './basePath';

/** Returns the paths of the files that the site serves unchanged, below a folder. */
const servedPaths = (folder: string) => ({
  static: folder,
  /** Bundled contracts. */
  downloads: `${folder}/openapi`,
  /** Published versions of the contracts. */
  contracts: `${folder}/contracts`,
  /** Changes of the contracts and their feeds. */
  changes: `${folder}/changes`,
});

/** Returns the paths of what is made in a folder of generated files. */
export const generatedPaths = (generated: string) => ({
  generated,
  /** Lock of the process that builds or generates here. */
  lock: `${generated}/build.lock`,
  /** Outline of a contract, input of the OpenAPI plugin. */
  outline: (apiId: string) => `${generated}/outlines/${apiId}.json`,
  /** Data of the elements on pages; the bundler turns these files into components. */
  elements: `${generated}/elements`,
  ...servedPaths(`${generated}/static`),
  /** Files of a generation that is not finished. */
  next: servedPaths(`${generated}/next`),
});

/** The menus of a portal, in its folder. */
export const SIDEBARS = 'sidebars.ts';

/** Folder of generated files. None of them is committed. */
const GENERATED = '.generated';

/** Returns the paths of a portal, from the working folder to files of the site. */
export function portalPaths(siteDir: string) {
  const below = (name: string) => relativePath('', path.join(siteDir, name));
  const generated = below(GENERATED);
  return {
    ...generatedPaths(generated),
    specs: below('api-specs'),
    /** Earlier versions of the contracts, a folder for each API. */
    published: below('api-specs/published'),
    /** Where the APIs of the portal are listed, for messages. */
    apis: 'src/site/apis.ts',
    /** Beginning of the routes of all APIs. */
    routes: REFERENCE_ROUTE,
    /** Slug of the overview of an API, for the docs plugin that shows it. */
    slug: (route: string) => route,
    /** Data of guides and pages, edited by hand. */
    data: below('docs/_data'),
    /** Workflows of the APIs (Arazzo 1.0), if there are any. */
    workflows: below('docs/_data/workflows.arazzo.yaml'),
    /** Module with the content of the site, a field for each export (`Site`). Bundles take it for `docusaurus-preset-portal/content`. */
    content: below('src/site/index.ts'),
    /** Guides of a portal of other contracts; their addresses begin with it. */
    renderedGuides: below('docs/guides'),
    /** Staging folder for `docs`: pages are copied from it at the end, so that a failed run leaves the last good pages. */
    stagedDocs: `${generated}/docs`,
    staged: `${generated}/docs/api`,
    pages: below('docs/api'),
    /** Pages outside the docs. */
    otherPages: below('src/pages'),
    docs: below('docs'),
    /** Folder of the pages of an API, below `docs`. */
    folderOf: ({ route }: { id: string; route: string }) => route,
  };
}

/** Paths of the files of a portal. */
export type Paths = ReturnType<typeof portalPaths>;

/** Paths from the folder of a portal. */
export const paths = portalPaths('.');
