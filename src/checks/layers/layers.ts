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
  // Content: terms of the contracts and the registers.
  ['vocabulary'],
  // Content: whose site, which APIs. `src/site/index.ts` is where the engine finds all content, as `#site`.
  ['site'],
  // Lookups in the terms; extensions of OpenAPI.
  ['terms'],
  // Contracts as plain data.
  ['openapi'],
  ['contract-diff', 'sandbox'],
  // Client packages.
  ['clients'],
  // Pages and downloads from plain data.
  ['reference'],
  // The feedback widget, the only other origin that pages request; attribute translations.
  ['feedback', 'translations'],
  // Build and delivery of pages, independent of their content.
  ['plugins'],
  // Elements of guides; lint rules of contracts, prose, links and layers.
  ['guides', 'checks'],
  ['search', 'landing'],
  // Machine-readable output: Markdown copies, indexes, tools.
  ['llms'],
  // Content: what this site switches on.
  ['features'],
  // The file that readers take along: documentation, sandbox and tools.
  ['offline'],
  // A portal of any contracts, with content of its own.
  ['render'],
  ['css'],
  ['theme', 'pages'],
  // Configuration for Docusaurus and the files in which it looks for it.
  ['config'],
  ['/docusaurus.config', '/sidebars'],
  ['/tests'],
  // Command lines and test runners.
  ['/scripts', '/playwright.config', '/vitest.config'],
];
