/**
 * Layers of this repository, lowest first. A module imports modules of earlier lines, never of its own line or a later
 * line: `npm run check:rooms`.
 *
 * An entry is a folder or a file (without its extension) in `src`, or a path from the root if it starts with `/`. Files
 * named `*.test.ts`, `*.spec.ts` and `*.fixture.ts` belong to `/tests` in any folder.
 */
export const rooms: readonly (readonly string[])[] = [
  ['visibleText'],
  // Site owner, APIs; errors, environment variables, paths, browser storage.
  [
    'BadInput',
    'lib',
    'environment',
    'site',
    'apis',
    'paths',
    'twinPath',
    'listFiles',
    'escapeRegExp',
    'sha256',
    'metLater',
    'storage',
    'log',
    'csv',
    'deferred',
    'ownValue',
    'licenses',
    'packedData',
    'likeness',
    'typescript',
  ],
  [
    'command',
    'lock',
    'manifest',
    'oneFile',
    'readJson',
    'servers',
    'html',
    'rooms',
    'written',
    'danglingReferences',
    'buildCache',
    'remember',
  ],
  // Terms of the contracts and the registers.
  ['vocabulary'],
  // Contracts as plain data.
  ['openapi'],
  // Differences between two contracts.
  ['contract-diff'],
  ['owner'],
  ['highlight'],
  // Pages and downloads from plain data; responses of the mock server; findings of the lint.
  ['reference', 'sandbox', 'links', 'house-rules'],
  // Navbar, footer and other parts of every page; the feedback widget, the only other origin that pages request.
  ['chrome', 'feedback'],
  // Build and delivery of pages, independent of their content.
  ['delivery'],
  // Features, each line based on those above it. Portals generated from any contracts.
  ['translations', 'first-call', 'render', 'brand'],
  ['attributes', 'code-lists', 'data-protection', 'glossary', 'changes', 'snippets', 'recipes', 'diagrams', 'prose'],
  ['migration', 'identifier-box', 'identifier-map'],
  // Features with the identifier box.
  ['search', 'landing'],
  // Machine-readable output: Markdown copies, indexes, tools. Search entries besides pages.
  ['agents', 'searched'],
  // Elements of guides; features besides the reference; overrides and pages that place features.
  ['elements', 'features', 'extras'],
  ['theme', 'pages'],
  // Wiring: the configuration of Docusaurus, and the files in which Docusaurus looks for it.
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
  // Contracts and the sample data; guides and their data; images; the order of the guides.
  '/api-specs',
  '/docs',
  '/static',
  '/sidebars',
  // Owner and APIs; features of the site besides their reference; elements of guides.
  'site',
  'written',
  'apis',
  'features',
  'extras',
  'elements',
  'searched',
  // Terms of the registers, identifiers, and search terms.
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
  'house-rules/content',
  'sandbox/content',
  'landing',
  // Commands of the first call.
  'first-call',
  // Diagrams of Danish identifiers and registers.
  'diagrams',
  // Code lists of the registers.
  'code-lists',
  // Comparison with DAWA, the earlier address service.
  'migration',
];
