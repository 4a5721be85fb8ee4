import type { PrivatePart } from './types';

/** Code that is not called or replaced, but whose undocumented behaviour is relied on. */
export const behaviours: readonly PrivatePart[] = [
  {
    kind: 'behaviour',
    package: '@docusaurus/core',
    file: 'lib/commands/build/buildLocale.js',
    sha256: '06ec960743bd58485764bc997fd799ab436e52010bea9871f11d570d490a4646',
    usedBy: ['src/delivery/harden'],
    why: 'Starts the `postBuild` of all plugins in their order, when every page is written; afterwards it writes nothing.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/core',
    file: 'lib/server/plugins/plugins.js',
    sha256: '272f469d2b0b43d2bd11e68c0328360f67fcd4231415ecc85ae3114aea607d4d',
    usedBy: ['src/delivery/generation'],
    why: 'Waits for the constructors of all plugins before the first one loads content.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/core',
    file: 'lib/commands/start/webpack.js',
    sha256: '2d5ba44240061fabcf343e7cae12ea7d1d2a27c2d01e47166f50c3d68ce273f1',
    usedBy: ['src/search/build/devServer.ts'],
    why: 'Merges the dev server settings of plugins so that every `setupMiddlewares` is called.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/core',
    file: 'lib/server/codegen/codegenRoutes.js',
    sha256: 'b5605fc9a1c9816e78fa77cfa01ad8179325dedcd9d7a5896d5efd645fc6443b',
    usedBy: ['src/chrome/NearestRoutes'],
    why: 'Writes the routes of the site where `@generated/routes` finds them.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/plugin-content-docs',
    file: 'lib/props.js',
    sha256: 'a85829f6b7da85c457358cd641c43fa7043a6acb53e3e2b98e231f502a6fa549',
    usedBy: ['src/delivery/lean-client/versionProps.ts'],
    why: 'Puts title and description of every doc into the props of the version, which each docs page loads.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/utils-common',
    file: 'lib/index.js',
    sha256: 'f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e',
    usedBy: ['src/delivery/lean-client/tslib.ts'],
    why: 'Asks `tslib` for `__importDefault` and nothing else.',
  },
  {
    kind: 'behaviour',
    package: 'docusaurus-plugin-openapi-docs',
    file: 'lib/sidebars/index.js',
    sha256: '175004a57744376c2f557d0ab680abf3b2cdd025b2968504ecd6f4fa2baacbf4',
    usedBy: ['sidebars.ts', 'src/reference/generate/openapi.config.ts'],
    why: 'Puts the overview of an API first, then its tags, and names docs by their place below the docs folder.',
  },
];
