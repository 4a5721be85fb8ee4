/**
 * The rooms of this repository, lowest first. A room imports rooms of earlier lines, never
 * another room of its own line or one of a later line: `npm run check:rooms`.
 *
 * An entry is a folder or a file (without its ending) in `src`, or a path from the root when it
 * starts with `/`. Files named `*.test.ts`, `*.spec.ts` and `*.fixture.ts` belong to `/tests` wherever they are.
 */
export const rooms: readonly (readonly string[])[] = [
  ['visibleText'],
  // The owner of the site, the APIs; errors, environment variables, paths, a reader's storage.
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
  // Words of the contracts and the registers.
  ['vocabulary'],
  // A contract becomes plain data.
  ['openapi'],
  // What differs between two contracts.
  ['contract-diff'],
  ['owner'],
  ['highlight'],
  // Plain data becomes pages and downloads; responses of the mock server; findings of the lint.
  ['reference', 'sandbox', 'links', 'house-rules'],
  // Navbar, footer and other parts of every page; the feedback widget, the only other origin that pages request.
  ['chrome', 'feedback'],
  // Build and delivery of pages, independent of their content.
  ['delivery'],
  // Features. Those further down use those above.
  // Portals made from any contracts.
  ['translations', 'first-call', 'render', 'brand'],
  ['attributes', 'code-lists', 'data-protection', 'glossary', 'changes', 'snippets', 'recipes', 'diagrams', 'prose'],
  ['migration', 'identifier-box', 'identifier-map'],
  // What has the identifier box in it.
  ['search', 'landing'],
  // What programs read: Markdown twins, indexes, tools. What is searched besides pages.
  ['agents', 'searched'],
  // What guides can show, what a site has besides the reference; the overrides and pages that put features in place.
  ['elements', 'features', 'extras'],
  ['theme', 'pages'],
  // Wiring: what Docusaurus is told, and the files in which it looks for it.
  ['config'],
  ['/docusaurus.config', '/sidebars'],
  ['/tests'],
  // Command lines, and what runs the tests.
  ['/scripts', '/playwright.config', '/vitest.config'],
];

/**
 * What is about these APIs and these registers; all other code serves any contract, and names no API, no route of
 * theirs and no Danish word (`content.test.ts`). `npm run render` puts `src/render/blank` in its place.
 */
export const content: readonly string[] = [
  // Contracts and the invented world; guides and their data; pictures; the order of the guides.
  '/api-specs',
  '/docs',
  '/static',
  '/sidebars',
  // Whose site, which APIs; what the site has besides their reference, and what guides can show.
  'site',
  'written',
  'apis',
  'features',
  'extras',
  'elements',
  'searched',
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
  'house-rules/content',
  'sandbox/content',
  'landing',
  // The commands of the first call.
  'first-call',
  // Drawings of Danish identifiers and registers.
  'diagrams',
  // The registers' code lists.
  'code-lists',
  // The comparison with DAWA, the earlier address service.
  'migration',
];
