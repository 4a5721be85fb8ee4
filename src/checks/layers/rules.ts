import type { IForbiddenRuleType } from 'dependency-cruiser';
import { layers } from './layers';

/** Matches tests and their fixtures in any folder. */
const TEST = String.raw`^tests/|\.(test|spec|fixture)\.[cm]?tsx?$`;
/** Matches content: what is specific to these APIs and registers. All other code works with any contracts. */
const CONTENT = '^src/(site|vocabulary|features|landing)/|/content/';
/** Matches the types that content implements. */
const CONTENT_TYPES = String.raw`/define(Site|Features)\.ts$`;
/** Matches code that React renders, on the server or in the browser. */
const RENDERED = '/(client|components)/|^src/(theme|pages|(render/)?landing|guides/identifiers/diagrams)/';
/** Matches code that runs in the browser. */
const IN_BROWSER = '/client/|^src/(theme|pages)/';
/** Matches overrides for the content of Markdown pages, which is rendered on the server. */
const IN_CONTENT = '^src/theme/(Details|MDXComponents|Tabs)/';

/** Matches code of the reference that pages without a reference run, too. */
const HEADING_OR_SERVERS = '^src/reference/(servers/|components/Title)';

/** Excludes type-only imports, which do not exist at run time. */
const NOT_TYPE_ONLY = { dependencyTypesNot: ['type-only' as const] };

/** Returns the regular expression for the files of a layer entry. */
export function patternOf(layer: string): string {
  if (layer === '/tests') return TEST;
  const path = layer.startsWith('/') ? layer.slice(1) : `src/${layer}`;
  return `^${path.replaceAll('.', String.raw`\.`)}(/|\\.[cm]?[jt]sx?$)`;
}

/** Returns the entries that an entry may not import: others of its line, and those of later lines. */
const forbiddenTo = (layer: string, line: readonly string[], index: number): string[] => [
  ...line.filter((other) => other !== layer),
  ...layers.slice(index + 1).flat(),
];

const oneDirection: IForbiddenRuleType[] = layers.flatMap((line, index) =>
  line
    .filter((layer) => forbiddenTo(layer, line, index).length > 0)
    .map((layer) => ({
      name: `imports-above-${layer.replace('/', '')}`,
      severity: 'error',
      comment: `${layer} may import layers of earlier lines of src/checks/layers/layers.ts only. Move what is shared to a lower layer.`,
      from: { path: patternOf(layer), pathNot: layer === '/tests' ? [] : TEST },
      to: { path: forbiddenTo(layer, line, index).map(patternOf), pathNot: CONTENT_TYPES },
    })),
);

/** Rules for all imports. Each comment says how to fix a violation. */
export const rules: IForbiddenRuleType[] = [
  ...oneDirection,
  {
    name: 'content-behind-site',
    severity: 'error',
    comment:
      'The engine finds content as #site alone (`imports` in package.json). Make it a field of src/site/defineSite.ts.',
    from: { path: '^src/', pathNot: [TEST, CONTENT] },
    to: { path: CONTENT, pathNot: CONTENT_TYPES, dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'These files import each other. Move what both need to a third.',
    // Properties and schemas are recursive.
    from: { pathNot: '^src/reference/components/(Property|SchemaTree)' },
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
    from: { path: IN_BROWSER, pathNot: [TEST, IN_CONTENT, '^src/reference/(((builder|send)/)?client|servers)/'] },
    to: { path: '^src/(reference|openapi)/', pathNot: HEADING_OR_SERVERS, ...NOT_TYPE_ONLY },
  },
  {
    name: 'scripts-apart',
    severity: 'error',
    comment: 'A script is a command line and nothing else. Move what two of them need to a module of src.',
    from: { path: '^scripts/' },
    to: { path: '^scripts/' },
  },
];
