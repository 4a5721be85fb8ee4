/** Relation of our code to a file of a package. */
export type Kind =
  /** A theme component that ours renders and adds to. */
  | 'wrap'
  /** A theme component that ours replaces. */
  | 'eject'
  /** A module that is replaced by one of ours, or by an empty one. */
  | 'replace'
  /** A module that is imported although its package does not document it. */
  | 'import'
  /** Code whose undocumented behaviour is relied on. */
  | 'behaviour';

/** A file of a package that can change without notice, because no documentation promises what is relied on. */
export interface PrivatePart {
  kind: Kind;
  package: keyof typeof versions;
  /** Path in the package. */
  file: string;
  /** SHA-256 of the file in the version of `versions`. */
  sha256: string;
  /** Names under which our code refers to it, besides the path of the file. */
  names?: readonly string[];
  /** Files or folders of this repository that rely on it. */
  usedBy: readonly string[];
  /** Reason for the dependency; for an eject, why nothing smaller was enough. */
  why: string;
}

/** The packages with private parts, and the versions that the hashes belong to. */
export const versions = {
  '@docusaurus/core': '3.6.3',
  '@docusaurus/theme-classic': '3.6.3',
  '@docusaurus/theme-common': '3.6.3',
  '@docusaurus/utils-common': '3.6.3',
  'docusaurus-plugin-openapi-docs': '4.7.1',
  'docusaurus-theme-openapi-docs': '4.7.1',
  pushfeedback: '0.1.85',
} as const;

/** Every file of a package that this site relies on although nothing documents it. */
export const privateParts: readonly PrivatePart[] = [
  {
    kind: 'eject',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/AnnouncementBar/index.js',
    sha256: '489e9077265e2bd9a8283f68e582f6ee38905a607677bb30079804bfb8b0fb5e',
    usedBy: ['src/theme/AnnouncementBar'],
    why: 'Upstream shows HTML, with colours as inline styles that the content policy would have to allow.',
  },
  {
    kind: 'eject',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/ColorModeToggle/index.js',
    sha256: 'a1deac53152fbef7bc3b88abdbadcfc71dc8727a352ae216cf711fc6359f2c9d',
    usedBy: ['src/theme/ColorModeToggle'],
    why: "Upstream's button is disabled until the app runs, so a press is lost and Tab passes it; its name can say the wrong mode.",
  },
  {
    kind: 'wrap',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocItem/Footer/index.js',
    sha256: '93722eb781e3c4f8e03fa95d469f90f5bcf25f6aa7ffccd94cfad57a879ccc70',
    usedBy: ['src/theme/DocItem/Footer'],
    why: 'Adds the question for feedback at the foot of a page, and stores the version that was read last.',
  },
  {
    kind: 'wrap',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocSidebarItem/Link/index.js',
    sha256: '167427e96a7f1788a96bf65bf8d82fee9d1458333df6f6a60773826566cf1500',
    usedBy: ['src/theme/DocSidebarItem/Link'],
    why: 'Shows the method of an operation as text before the label, and "deprecated" after it.',
  },
  {
    kind: 'wrap',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/MDXComponents/index.js',
    sha256: 'b1a0eed95525de25273120c4f48ef939e51e0adfafe4a9b1c64fd3d040d6136c',
    usedBy: ['src/theme/MDXComponents'],
    why: 'Details that open, and code that is highlighted, without JavaScript.',
  },
  {
    kind: 'eject',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/ErrorPageContent.js',
    sha256: 'a85bb2d0b98bbb2ca76cdffb5bd079d694aa1d44ca8026d9afba81611cc62738',
    usedBy: ['src/theme/ErrorPageContent'],
    why: 'One page for a crash inside and outside the layout: upstream has another look inside, in red of too little contrast.',
  },
  {
    kind: 'wrap',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/Heading/index.js',
    sha256: '2309a6d617f136decb81bb198c9b0fc905fa84e9622a4467159fb27944838d04',
    usedBy: ['src/theme/Heading'],
    why: 'Titles the direct link with the text of every heading, and lets the page alone set the scroll margin.',
  },
  {
    kind: 'eject',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/Navbar/MobileSidebar/Layout/index.js',
    sha256: '87aa329650daeca0ad632590efd2d5daf6d0a36f984a3367ee3c65798a484ec4',
    usedBy: ['src/theme/Navbar/MobileSidebar/Layout'],
    why: 'A modal `<dialog>`: upstream lets the keyboard leave the open menu, and reach the panel out of sight.',
  },
  {
    kind: 'eject',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/NotFound/Content/index.js',
    sha256: '1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113',
    usedBy: ['src/theme/NotFound/Content'],
    why: 'Shows the nearest pages and the search, and sets the title, which the docs plugin leaves out.',
  },
  {
    kind: 'eject',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/SearchBar.js',
    sha256: 'b528b71d23818ff319df3a2e9bfdb811c76a20ec920e3fccd08fa9216b766486',
    usedBy: ['src/theme/SearchBar'],
    why: "Fills the theme's empty place with the search.",
  },
  {
    kind: 'wrap',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/TOC/index.js',
    sha256: '5586e5cc0e3053bb2c274e6d2882c8ac361630174b6364ecda09aaa552618360',
    usedBy: ['src/theme/TOC'],
    why: 'Adds the question for feedback below the table of contents.',
  },
  {
    kind: 'eject',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/Tabs/index.js',
    sha256: 'f3b1ede61dfb1c85454099098df547b9c6c5385610716780a98f3d56e713a315',
    usedBy: ['src/theme/Tabs'],
    why: 'Radio buttons and CSS: upstream shows a tab with React, which static pages do not run.',
  },
  {
    kind: 'replace',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/MDXContent/index.js',
    sha256: '0cb23f35eeadce85b6592271d8f88d8bec95b3aec1b25bbac1abb515fee2616b',
    usedBy: ['src/plugins/static-content'],
    why: 'Brings the components of MDX, Prism among them, into the browser. Adopted content needs none of them.',
  },
  {
    kind: 'import',
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocItem/index.js',
    sha256: '015731dcd3f477532640fbfd301f75ffc5abb5097ad65a1503f8bb10d285dfea',
    usedBy: ['src/plugins/static-content'],
    why: 'Shows one page of the docs from `content`.',
  },
  {
    kind: 'replace',
    package: '@docusaurus/theme-classic',
    file: 'lib/prism-include-languages.js',
    sha256: 'a464a26897ccb5b2a509dcec3fd9b35e7038c1ee91f7f8863c7096e991af8774',
    usedBy: ['src/plugins/bundle-trimming'],
    why: 'A client module that sends Prism and its languages to every reader.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/theme-classic',
    file: 'lib/inlineScripts.js',
    sha256: '60bb2c48c9fa566bf82b374280b1fb047463a0ccf955f821963a8fec3a10e7e8',
    usedBy: ['src/plugins/security/policy/templateScripts.ts', 'src/theme/AnnouncementBar'],
    why: 'Sets colour mode and announcement before the first paint, in a script that the content policy allows.',
  },
  {
    kind: 'replace',
    package: '@docusaurus/core',
    file: 'lib/client/preload.js',
    sha256: '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
    usedBy: ['src/plugins/static-content'],
    why: 'Loads the code of a route. Ours tells the route which page is meant, and keeps the page when the connection is lost.',
  },
  {
    kind: 'replace',
    package: '@docusaurus/core',
    file: 'lib/server/codegen/codegenRoutes.js',
    sha256: 'b5605fc9a1c9816e78fa77cfa01ad8179325dedcd9d7a5896d5efd645fc6443b',
    names: ['routes.js', 'routesChunkNames.json', 'registry.js'],
    usedBy: ['src/plugins/static-content'],
    why: 'Writes the tables of routes and of what they load, in a form that is read entry by entry.',
  },
  {
    kind: 'eject',
    package: '@docusaurus/core',
    file: 'lib/client/theme-fallback/Error/index.js',
    sha256: '4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d',
    usedBy: ['src/theme/Error'],
    why: 'Upstream sends more code to every reader, and has inline styles.',
  },
  {
    kind: 'eject',
    package: '@docusaurus/core',
    file: 'lib/client/theme-fallback/Loading/index.js',
    sha256: 'ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54',
    usedBy: ['src/theme/Loading', 'src/plugins/static-content/client/docPage.tsx'],
    why: 'Upstream sends an animation to every reader.',
  },
  {
    kind: 'replace',
    package: '@docusaurus/core',
    file: 'lib/client/docusaurusContext.js',
    sha256: '70529fb3d95d7b5bb1fbb378bb7456040afd297f125b6bb269946bf9a49478ff',
    names: ['@generated/docusaurus.config'],
    usedBy: ['src/plugins/bundle-trimming'],
    why: 'Imports the whole configuration into the browser, and the versions of all plugins; ours hold less.',
  },
  {
    kind: 'replace',
    package: '@docusaurus/core',
    file: 'lib/client/BaseUrlIssueBanner/index.js',
    sha256: 'b9c2cf4bf4d91ddc5a332f159a3ee3a95ee14ddf79dc154b39572e66d0589289',
    usedBy: ['src/plugins/bundle-trimming'],
    why: 'Shows nothing with `baseUrlIssueBanner: false`.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/core',
    file: 'lib/ssg/ssgTemplate.html.js',
    sha256: '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
    usedBy: ['src/plugins/early-script/template.ts'],
    why: 'The template of pages, which ours follows.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/core',
    file: 'lib/webpack/client.js',
    sha256: '28df68fab49b2f52e8f7dc0dd1cb67dcc1ef8b93feda3eb48345210f1c79e991',
    usedBy: ['src/plugins/early-script/index.ts'],
    why: 'Has one entry, a file, and the runtime of the bundler in a file of its own.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/core',
    file: 'lib/commands/build/buildLocale.js',
    sha256: '06ec960743bd58485764bc997fd799ab436e52010bea9871f11d570d490a4646',
    usedBy: ['src/plugins/security/policy'],
    why: 'Starts the `postBuild` of all plugins in their order, when every page is written; afterwards it writes nothing.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/core',
    file: 'lib/server/plugins/plugins.js',
    sha256: '272f469d2b0b43d2bd11e68c0328360f67fcd4231415ecc85ae3114aea607d4d',
    usedBy: ['src/plugins/generation'],
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
    kind: 'replace',
    package: '@docusaurus/core',
    file: 'lib/client/exports/router.js',
    sha256: 'ef6514dba2896167354be9b2165837882be999b406931e63f61cb9cd1a78024b',
    names: ['hoist-non-react-statics'],
    usedBy: ['src/plugins/bundle-trimming'],
    why: 'Brings `withRouter`, which is not exported, and with it `hoist-non-react-statics`.',
  },
  {
    kind: 'replace',
    package: '@docusaurus/utils-common',
    file: 'lib/index.js',
    sha256: 'f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e',
    names: ['tslib'],
    usedBy: ['src/plugins/bundle-trimming'],
    why: 'Asks `tslib` for `__importDefault` and nothing else.',
  },
  {
    kind: 'import',
    package: '@docusaurus/theme-common',
    file: 'lib/internal.js',
    sha256: '4ba65b583aaad90ff458766876ae4a0e3b12a1529a493983a90a9f88f35606b1',
    usedBy: ['src/theme/AnnouncementBar', 'src/theme/Navbar/MobileSidebar/Layout'],
    why: 'useAnnouncementBar, useNavbarMobileSidebar, useNavbarSecondaryMenu.',
  },
  {
    kind: 'behaviour',
    package: '@docusaurus/theme-common',
    file: 'lib/contexts/colorMode.js',
    sha256: 'd46757ac02bf628b9611ae379b27b22db3c88768fedf9e0f7cb9cc6a5e6bc2c6',
    usedBy: ['src/plugins/chrome/colorMode.ts'],
    why: 'Keeps the colour mode in `data-theme` and under the key `theme`, and reads the first when the app starts.',
  },
  {
    kind: 'replace',
    package: 'docusaurus-theme-openapi-docs',
    file: 'lib/theme/styles.scss',
    sha256: '8e20de7dfc7e260cb410ef1bd7836b09dd0126f5a757b3b4c20ae0e93bc9cd29',
    usedBy: ['src/plugins/bundle-trimming'],
    why: "Styles of the theme's explorer, which is not used.",
  },
  {
    kind: 'behaviour',
    package: 'docusaurus-plugin-openapi-docs',
    file: 'lib/sidebars/index.js',
    sha256: '175004a57744376c2f557d0ab680abf3b2cdd025b2968504ecd6f4fa2baacbf4',
    usedBy: ['sidebars.ts', 'src/reference/generate/openapiMdx.ts'],
    why: 'Puts the overview of an API first, then its tags, and names docs by their place below the docs folder.',
  },
  {
    kind: 'import',
    package: 'pushfeedback',
    file: 'dist/components/feedback-modal.js',
    sha256: '3bba1bf52dab8a98809253db3fc30db6fe247c311396c6e5d9b774dc27aa390a',
    usedBy: ['src/feedback/client/widget.ts'],
    why: 'The form as a web component. Its state (`sending`, `formError`, `formSuccess`, `showModal`) is read and set, and its shadow root holds one text field.',
  },
];
