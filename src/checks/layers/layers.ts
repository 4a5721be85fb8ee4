/**
 * Layers of this repository, lowest first. A module imports modules of earlier lines, never of its own line or a later
 * line: `npm run check:layers`.
 *
 * An entry is a folder or a file (without its extension) in `src`, or a path from the root if it starts with `/`. Files
 * named `*.test.ts`, `*.spec.ts` and `*.fixture.ts` belong to `/tests` in any folder.
 */
export const layers: readonly (readonly string[])[] = [
  // Files, texts, command lines, caches, storage.
  ['lib'],
  // Site owner, APIs, environment variables.
  ['site'],
  // Terms of the contracts and the registers.
  ['vocabulary'],
  // Contracts as plain data.
  ['openapi'],
  ['contract-diff', 'sandbox'],
  // Pages and downloads from plain data.
  ['reference'],
  // The feedback widget, the only other origin that pages request; attribute translations.
  ['feedback', 'translations'],
  // Build and delivery of pages, independent of their content.
  ['plugins'],
  // Elements of guides; lint rules of contracts, prose, links and layers.
  ['guides', 'checks'],
  ['search', 'landing', 'render'],
  // Machine-readable output: Markdown copies, indexes, tools.
  ['llms'],
  // What this site switches on.
  ['features'],
  ['css'],
  ['theme', 'pages'],
  // Configuration for Docusaurus and the files in which it looks for it.
  ['config'],
  ['/docusaurus.config', '/sidebars'],
  ['/tests'],
  // Command lines and test runners.
  ['/scripts', '/playwright.config', '/vitest.config'],
];

/**
 * Paths that are specific to these APIs and registers. All other code works with any contracts, and contains no API
 * name, no route of an API and no Danish word (`content.test.ts`). `npm run render` replaces them by
 * `src/render/blank`.
 */
export const content: readonly string[] = [
  // Contracts and the invented world; guides and their data; pictures; the order of the guides.
  '/api-specs',
  '/docs',
  '/static',
  '/sidebars',
  // Whose site, which APIs; what the site has besides their reference, and what guides can show.
  'site/index',
  'site/site',
  'site/placeholders',
  'site/apis',
  'features',
  // Words of the registers and the identifiers; what readers type.
  'vocabulary/codeAddress',
  'vocabulary/codeLists',
  'vocabulary/cvr',
  'vocabulary/fieldRules',
  'vocabulary/identifiers',
  'vocabulary/language',
  'vocabulary/personalData',
  'vocabulary/problems',
  'vocabulary/promised',
  'vocabulary/recognise',
  'vocabulary/recordFields',
  'vocabulary/registers',
  'checks/contracts/content',
  'sandbox/content',
  'landing',
  // The commands of the first call.
  'guides/first-call',
  // Drawings of Danish identifiers and registers.
  'guides/identifiers/diagrams',
  // The registers' code lists.
  'guides/code-lists',
  // The comparison with DAWA, the earlier address service.
  'guides/migration',
];
