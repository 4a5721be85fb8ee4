/**
 * The rooms of this repository, lowest first. A room imports rooms of earlier lines, never
 * another room of its own line or one of a later line: `npm run check:rooms`.
 *
 * An entry is a folder or a file (without its ending) in `src`, or a path from the root when it
 * starts with `/`. Files named `*.test.ts`, `*.spec.ts` and `*.fixture.ts` belong to `/tests` wherever they are.
 */
export const rooms: readonly (readonly string[])[] = [
  // The owner of the site, the APIs; errors, environment variables, paths, a reader's storage, programs of this machine.
  ['BadInput', 'environment', 'site', 'apis', 'paths', 'listFiles', 'storage', 'programs', 'log', 'csv'],
  ['command', 'html', 'rooms'],
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
  ['translations', 'first-call'],
  [
    'attributes',
    'code-lists',
    'data-protection',
    'glossary',
    'changes',
    'snippets',
    'recipes',
    'diagrams',
    'landing',
    'prose',
  ],
  ['migration', 'quality', 'search'],
  // What programs read: Markdown twins, indexes, tools.
  ['agents'],
  // What guides can show; the overrides and pages that put features in place.
  ['elements'],
  ['theme', 'pages'],
  // Wiring.
  ['/docusaurus.config', '/sidebars'],
  ['/tests'],
  // Command lines, and what runs the tests.
  ['/scripts', '/playwright.config', '/vitest.config'],
];

/**
 * What is about these APIs and these registers; all other code serves any contract, and names no API, no route of
 * theirs and no Danish word (`content.test.ts`). Beside it, content is `api-specs`, `docs`, `static` and `sidebars.ts`.
 */
export const content: readonly string[] = [
  'site',
  'apis',
  'vocabulary',
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
