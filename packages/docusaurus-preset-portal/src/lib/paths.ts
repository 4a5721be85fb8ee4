import { REFERENCE_ROUTE } from './referenceRoute';

/** Folder of generated files. None of them is committed. */
const GENERATED = '.generated';

/** Paths relative to the site. A site that only adds the reference has others (`apis/paths.ts`). */
export const paths = {
  generated: GENERATED,
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
  /** Lock of the process that builds or generates here. */
  lock: `${GENERATED}/build.lock`,
  /** Outline of a contract, input of the OpenAPI plugin. */
  outline: (apiId: string) => `${GENERATED}/outlines/${apiId}.json`,
  /** Staging folder for `docs`: pages are copied from it at the end, so that a failed run leaves the last good pages. */
  stagedDocs: `${GENERATED}/docs`,
  staged: `${GENERATED}/docs/api`,
  stagedPages: (route: string) => `${GENERATED}/docs${route}`,
  pages: 'docs/api',
  /** Folder below which the folder of an API has the path of its route. */
  docs: 'docs',
  /** Data of the elements on pages; the bundler turns these files into components. */
  elements: `${GENERATED}/elements`,
  /** Bundled contracts, served unchanged. */
  static: `${GENERATED}/static`,
  downloads: `${GENERATED}/static/openapi`,
  /** Published versions of the contracts, served unchanged. */
  contracts: `${GENERATED}/static/contracts`,
  /** Changes of the contracts and their feeds, served unchanged. */
  changes: `${GENERATED}/static/changes`,
  /** Cache that later builds reuse; `docusaurus clear` and a fresh installation remove it. */
  cache: 'node_modules/.cache/portal',
};
