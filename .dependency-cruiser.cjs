/** Sources of the engine. */
const ENGINE = 'packages/docusaurus-preset-portal/src';
/** Components that a site may copy into its own theme: they import as a site does. */
const SWIZZLED = `${ENGINE}/reference/theme/`;

/**
 * Layers of the engine, then those of the site, lowest first. A module imports modules of earlier lines, never of its own
 * line or a later line: `npm run check:layers`. Imports in MDX pages are not checked.
 *
 * An entry is a folder or a file (without its extension), from the sources of the engine or, with `/`, from the root.
 * Files named `*.test.ts`, `*.spec.ts` and `*.fixture.ts` belong to `/tests` in any folder.
 */
const layers = [
  // The toolkit: texts and command lines; contracts as plain data; what is made of them; its doors.
  ...[
    ['lib'],
    ['openapi'],
    ['requests', 'contract-diff', 'sandbox'],
    ['samples'],
    ['commands', 'testing'],
    ['index', 'node', 'diff'],
  ].map((line) => line.map((folder) => `/packages/openapi-toolkit/src/${folder}`)),
  ['/packages/openapi-toolkit/bin'],
  // Packages of clients, samples that call them, and the doors.
  ...['lib', 'clients', 'samples', 'index'].map((folder) => [`/packages/api-clients/src/${folder}`]),
  // Files, texts, command lines, caches, storage.
  ['lib'],
  // What a site hands over.
  ['content'],
  // Lookups in the terms of the site; extensions of OpenAPI.
  ['terms'],
  // Pages and downloads from plain data.
  ['reference'],
  // Tasks of several requests (Arazzo).
  ['workflows'],
  // Build and delivery of pages, independent of their content.
  ['plugins'],
  // Elements of guides; links.
  ['guides', 'checks'],
  ['search', 'landing'],
  // Machine-readable output: Markdown copies, indexes, tools.
  ['llms'],
  ['css'],
  ['theme'],
  // The preset: its options, what a configuration needs besides it.
  ['options'],
  ['staticPages', 'portal', 'apis'],
  ['preset', 'generate', 'config'],
  // For others: `exports` in the package.json.
  ['doors', 'index'],
  // The file that readers take along: tools of agents, pages and sandbox; the plugin that packs it.
  // Then the command that makes a portal of any contracts, and the site that it builds.
  ...['lib', 'mcp', 'tools', 'offline', 'render', 'index', 'testing', 'template'].map((folder) => [
    `/packages/portal-cli/src/${folder}`,
  ]),
  ['/packages/styles'],
  ['/packages/compile'],
  ['/packages/pack'],
  ['/packages/portal-cli/bin'],
  // The site: terms of the registers, whose site, which APIs.
  ['/src/vocabulary'],
  ['/src/site'],
  // Invented data behind the sandbox; attribute translations.
  ['/src/sandbox-world', '/src/attribute-translations'],
  ['/src/guides', '/src/checks'],
  ['/src/landing'],
  ['/src/plugins'],
  // What this site switches on.
  ['/src/preset-options'],
  ['/src/pages', '/src/theme'],
  ['/docusaurus.config', '/sidebars', '/examples'],
  ['/tests'],
  // Command lines and test runners.
  ['/scripts', '/playwright.config'],
];

/** Matches tests and their fixtures in any folder. */
const TEST = String.raw`^tests/|\.(test|spec|fixture)\.[cm]?tsx?$`;
/** Matches code that React renders, on the server or in the browser. */
const RENDERED = '/(client|components|theme|pages|landing)/|^src/guides/identifiers/diagrams/';
/** Matches code that runs in the browser. */
const IN_BROWSER = '/client/|/theme/|^src/pages/';
/** Matches overrides for the content of Markdown pages, which is rendered on the server. */
const IN_CONTENT = '/src/theme/(Details|MDXComponents|Tabs)/';

/** Matches code of the reference that pages without a reference run, too. */
const HEADING_OR_SERVERS = '/src/reference/(servers/|components/Title)';

/** Excludes type-only imports, which do not exist at run time. */
const NOT_TYPE_ONLY = { dependencyTypesNot: ['type-only'] };

/** Returns the regular expression for the files of a layer entry. */
const patternOf = (layer) =>
  layer === '/tests'
    ? TEST
    : `^${(layer.startsWith('/') ? layer.slice(1) : `${ENGINE}/${layer}`).replaceAll('.', String.raw`\.`)}(/|\\.[cm]?[jt]sx?$)`;

const oneDirection = layers.flatMap((line, index) =>
  line.map((layer) => ({
    name: `imports-above-${layer.replace('/', '')}`,
    severity: 'error',
    comment: `${layer} may import layers of earlier lines of .dependency-cruiser.cjs only. Move what is shared to a lower layer.`,
    from: { path: patternOf(layer), pathNot: layer === '/tests' ? [] : [TEST, SWIZZLED] },
    to: {
      path: [...line.filter((other) => other !== layer), ...layers.slice(index + 1).flat()].map(patternOf),
    },
  })),
);

module.exports = {
  // Each comment says how to fix a violation.
  forbidden: [
    ...oneDirection.filter(({ to }) => to.path.length > 0),
    {
      name: 'no-layer',
      severity: 'error',
      comment: 'This file is in no layer: add its folder to the layers of .dependency-cruiser.cjs.',
      from: { pathNot: ['node_modules', ...layers.flat().map(patternOf)] },
      to: {},
    },
    {
      name: 'engine-alone',
      severity: 'error',
      comment: 'The engine imports nothing of the site. Make it a field of the content, or an option.',
      from: { path: '^packages/', pathNot: TEST },
      to: { path: '^(src|scripts|docs|api-specs|tests)/' },
    },
    {
      name: 'through-doors',
      severity: 'error',
      comment:
        'Import a package by its name, through one of its doors (`exports` in its package.json), or stand in it.',
      from: { path: '^(?:packages/([^/]+)/|src/|scripts/|tests/|examples/|[^/]+$)' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'no-build-code-in-program',
      severity: 'error',
      comment: 'This code is packed into the file that readers take along. The door for it is `program.ts`.',
      from: { path: '^packages/portal-cli/src/(mcp|tools|offline/(program|pages))', pathNot: TEST },
      to: { path: `${ENGINE}/(config|index|doors/(node|testing))\\.ts$`, ...NOT_TYPE_ONLY },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'These files import each other. Move what both need to a third.',
      // Properties and schemas are recursive.
      from: { pathNot: '/src/reference/components/(Property|SchemaTree)' },
      to: { circular: true, viaOnly: NOT_TYPE_ONLY },
    },
    {
      name: 'no-build-code-in-components',
      severity: 'error',
      comment: 'This code is rendered; build/ is Node code. Hand the data over as props, or import its types only.',
      from: { path: RENDERED, pathNot: TEST },
      to: { path: '/build/', ...NOT_TYPE_ONLY },
    },
    {
      name: 'no-node-in-browser',
      severity: 'error',
      comment: 'This code runs in the browser, which has no modules of Node.js.',
      from: { path: IN_BROWSER, pathNot: TEST },
      to: { dependencyTypes: ['core'], ...NOT_TYPE_ONLY },
    },
    {
      name: 'no-reference-in-browser',
      severity: 'error',
      comment: 'This code runs in the browser, also on pages that show no reference. Render it on the server.',
      from: {
        path: IN_BROWSER,
        pathNot: [TEST, IN_CONTENT, '/src/reference/(((builder|send)/)?client|servers|theme)/'],
      },
      to: { path: `^${ENGINE}/reference/`, pathNot: HEADING_OR_SERVERS, ...NOT_TYPE_ONLY },
    },
    {
      name: 'scripts-apart',
      severity: 'error',
      comment: 'A script is a command line and nothing else. Move what two of them need to a module of src.',
      from: { path: '^scripts/' },
      to: { path: '^scripts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['portal-source', 'import', 'node', 'default', 'types'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
