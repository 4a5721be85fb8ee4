import { REFERENCE_ROUTE } from './referenceRoute';

/** Returns the paths of what is made in a folder of generated files. */
export const generatedPaths = (generated: string) => ({
  generated,
  /** Lock of the process that builds or generates here. */
  lock: `${generated}/build.lock`,
  /** Outline of a contract, input of the OpenAPI plugin. */
  outline: (apiId: string) => `${generated}/outlines/${apiId}.json`,
  /** Data of the elements on pages; the bundler turns these files into components. */
  elements: `${generated}/elements`,
  /** Bundled contracts, served unchanged. */
  static: `${generated}/static`,
  downloads: `${generated}/static/openapi`,
  /** Published versions of the contracts, served unchanged. */
  contracts: `${generated}/static/contracts`,
  /** Changes of the contracts and their feeds, served unchanged. */
  changes: `${generated}/static/changes`,
});

/** Folder of generated files. None of them is committed. */
const GENERATED = '.generated';

/** Paths relative to the site. A site that only adds the reference has others (`apis/paths.ts`). */
export const paths = {
  ...generatedPaths(GENERATED),
  specs: 'api-specs',
  /** Earlier versions of the contracts, a folder for each API. */
  published: 'api-specs/published',
  /** Where the APIs of the portal are listed, for messages. */
  apis: 'src/site/apis.ts',
  /** Beginning of the routes of all APIs. */
  routes: REFERENCE_ROUTE,
  /** Slug of the overview of an API, for the docs plugin that shows it. */
  slug: (route: string) => route,
  /** Data of guides and pages, edited by hand. */
  data: 'docs/_data',
  /** Workflows of the APIs (Arazzo 1.0), if there are any. */
  workflows: 'docs/_data/workflows.arazzo.yaml',
  /** Module with the content of the site, a field for each export (`Site`). Bundles take it for `docusaurus-preset-portal/content`. */
  content: 'src/site/index.ts',
  /** Module whose `readContent` has what the sandbox responds besides the examples of the contracts. */
  sandboxContent: 'src/sandbox-world/index.ts',
  /** Guides of a portal of other contracts; their addresses begin with it. */
  renderedGuides: 'docs/guides',
  /** Staging folder for `docs`: pages are copied from it at the end, so that a failed run leaves the last good pages. */
  stagedDocs: `${GENERATED}/docs`,
  staged: `${GENERATED}/docs/api`,
  stagedPages: (route: string) => `${GENERATED}/docs${route}`,
  pages: 'docs/api',
  /** Folder below which the folder of an API has the path of its route. */
  docs: 'docs',
  /** Cache that later builds reuse; `docusaurus clear` and a fresh installation remove it. */
  cache: 'node_modules/.cache/portal',
};
