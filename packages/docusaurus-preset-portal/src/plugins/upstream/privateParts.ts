import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/sha256';

/**
 * Files of packages that this site relies on although no documentation promises it, with the SHA-256 of their content.
 * A comment names our files that rely on it, and why. Components that `docusaurus swizzle --list` calls safe
 * to replace are promised.
 */
export const privateParts: Readonly<Record<string, string>> = {
  // src/theme/AnnouncementBar: Upstream shows HTML, with colours as inline styles that the content policy would have to
  // allow.
  '@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js':
    '489e9077265e2bd9a8283f68e582f6ee38905a607677bb30079804bfb8b0fb5e',
  // src/theme/DocItem/Footer, src/feedback/theme/DocItem/Footer: Adds the question for feedback at the foot of a page, and
  // stores the version that was read last.
  '@docusaurus/theme-classic/lib/theme/DocItem/Footer/index.js':
    '93722eb781e3c4f8e03fa95d469f90f5bcf25f6aa7ffccd94cfad57a879ccc70',
  // src/theme/DocSidebarItem/Link: Shows the method of an operation as text before the label, and "deprecated" after
  // it.
  '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/index.js':
    '167427e96a7f1788a96bf65bf8d82fee9d1458333df6f6a60773826566cf1500',
  // src/theme/ErrorPageContent: One page for a crash inside and outside the layout: upstream has another look inside, in
  // red of too little contrast.
  '@docusaurus/theme-classic/lib/theme/ErrorPageContent.js':
    'a85bb2d0b98bbb2ca76cdffb5bd079d694aa1d44ca8026d9afba81611cc62738',
  // src/theme/Heading: Titles the direct link with the text of every heading, and lets the page alone set the scroll
  // margin.
  '@docusaurus/theme-classic/lib/theme/Heading/index.js':
    '2309a6d617f136decb81bb198c9b0fc905fa84e9622a4467159fb27944838d04',
  // src/theme/Navbar/MobileSidebar/Layout: A modal `<dialog>`: upstream lets the keyboard leave the open menu, and
  // reach the panel out of sight.
  '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Layout/index.js':
    '87aa329650daeca0ad632590efd2d5daf6d0a36f984a3367ee3c65798a484ec4',
  // src/theme/NotFound/Content: Shows the nearest pages and the search, and sets the title, which the docs plugin
  // leaves out.
  '@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js':
    '1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113',
  // src/feedback/theme/TOC: Adds the question for feedback below the table of contents.
  '@docusaurus/theme-classic/lib/theme/TOC/index.js':
    '5586e5cc0e3053bb2c274e6d2882c8ac361630174b6364ecda09aaa552618360',
  // src/theme/Tabs: Radio buttons and CSS: upstream shows a tab with React, which static pages do not run.
  '@docusaurus/theme-classic/lib/theme/Tabs/index.js':
    'f3b1ede61dfb1c85454099098df547b9c6c5385610716780a98f3d56e713a315',
  // src/plugins/static-content: Shows one page of the docs from `content`.
  '@docusaurus/theme-classic/lib/theme/DocItem/index.js':
    '015731dcd3f477532640fbfd301f75ffc5abb5097ad65a1503f8bb10d285dfea',
  // src/plugins/bundle-trimming: A client module that sends Prism and its languages to every reader.
  '@docusaurus/theme-classic/lib/prism-include-languages.js':
    'a464a26897ccb5b2a509dcec3fd9b35e7038c1ee91f7f8863c7096e991af8774',
  // src/plugins/security/policy/templateScripts.ts, src/theme/AnnouncementBar: Sets colour mode and announcement before
  // the first paint, in a script that the content policy allows.
  '@docusaurus/theme-classic/lib/inlineScripts.js': '60bb2c48c9fa566bf82b374280b1fb047463a0ccf955f821963a8fec3a10e7e8',
  // src/plugins/static-content: Loads the code of a route. Ours tells the route which page is meant, and keeps the page
  // when the connection is lost.
  '@docusaurus/core/lib/client/preload.js': '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
  // src/plugins/static-content: Writes the tables of routes and of what they load, in a form that is read entry by
  // entry.
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js':
    'b5605fc9a1c9816e78fa77cfa01ad8179325dedcd9d7a5896d5efd645fc6443b',
  // src/theme/Error: Upstream sends more code to every reader, and has inline styles.
  '@docusaurus/core/lib/client/theme-fallback/Error/index.js':
    '4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d',
  // src/theme/Loading, src/plugins/static-content/client/docPage.tsx: Upstream sends an animation to every reader.
  '@docusaurus/core/lib/client/theme-fallback/Loading/index.js':
    'ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54',
  // src/plugins/bundle-trimming: Imports the whole configuration into the browser, and the versions of all plugins;
  // ours hold less.
  '@docusaurus/core/lib/client/docusaurusContext.js':
    '70529fb3d95d7b5bb1fbb378bb7456040afd297f125b6bb269946bf9a49478ff',
  // src/plugins/bundle-trimming: Shows nothing with `baseUrlIssueBanner: false`. src/apis/earlyEntry.ts, src/apis/policy.ts:
  // Looks for `window.docusaurus`, in a script with the id of the banner.
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js':
    'b9c2cf4bf4d91ddc5a332f159a3ee3a95ee14ddf79dc154b39572e66d0589289',
  // src/plugins/early-script/template.ts: The template of pages, which ours follows.
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js': '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
  // src/plugins/early-script/index.ts: Has one entry, a file, and the runtime of the bundler in a file of its own.
  '@docusaurus/core/lib/webpack/client.js': '28df68fab49b2f52e8f7dc0dd1cb67dcc1ef8b93feda3eb48345210f1c79e991',
  // src/plugins/security/policy: Starts the `postBuild` of all plugins in their order, when every page is written;
  // afterwards it writes nothing.
  '@docusaurus/core/lib/commands/build/buildLocale.js':
    '06ec960743bd58485764bc997fd799ab436e52010bea9871f11d570d490a4646',
  // src/plugins/generation: Waits for the constructors of all plugins before the first one loads content.
  '@docusaurus/core/lib/server/plugins/plugins.js': '272f469d2b0b43d2bd11e68c0328360f67fcd4231415ecc85ae3114aea607d4d',
  // src/search/build/devServer.ts: Merges the dev server settings of plugins so that every `setupMiddlewares` is
  // called.
  '@docusaurus/core/lib/commands/start/webpack.js': '2d5ba44240061fabcf343e7cae12ea7d1d2a27c2d01e47166f50c3d68ce273f1',
  // src/plugins/bundle-trimming: Brings `withRouter`, which is not exported, and with it `hoist-non-react-statics`.
  '@docusaurus/core/lib/client/exports/router.js': 'ef6514dba2896167354be9b2165837882be999b406931e63f61cb9cd1a78024b',
  // src/plugins/bundle-trimming: Asks `tslib` for `__importDefault` and nothing else.
  '@docusaurus/utils-common/lib/index.js': 'f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e',
  // src/theme/AnnouncementBar, src/theme/Navbar/MobileSidebar/Layout: useAnnouncementBar, useNavbarMobileSidebar,
  // useNavbarSecondaryMenu.
  '@docusaurus/theme-common/lib/internal.js': '4ba65b583aaad90ff458766876ae4a0e3b12a1529a493983a90a9f88f35606b1',
  // src/plugins/chrome/colorMode.ts: Keeps the colour mode in `data-theme` and under the key `theme`, and reads the
  // first when the app starts.
  '@docusaurus/theme-common/lib/contexts/colorMode.js':
    'd46757ac02bf628b9611ae379b27b22db3c88768fedf9e0f7cb9cc6a5e6bc2c6',
  // src/plugins/bundle-trimming: Styles of the theme's explorer, which is not used.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss':
    '8e20de7dfc7e260cb410ef1bd7836b09dd0126f5a757b3b4c20ae0e93bc9cd29',
  // sidebars.ts, src/reference/generate/openapiMdx.ts: Puts the overview of an API first, then its tags, and names docs
  // by their place below the docs folder.
  'docusaurus-plugin-openapi-docs/lib/sidebars/index.js':
    '175004a57744376c2f557d0ab680abf3b2cdd025b2968504ecd6f4fa2baacbf4',
  // src/feedback/client/widget.ts: The form as a web component. Its state (`sending`, `formError`, `formSuccess`,
  // `showModal`) is read and set, and its shadow root holds one text field.
  'pushfeedback/dist/components/feedback-modal.js': '3bba1bf52dab8a98809253db3fc30db6fe247c311396c6e5d9b774dc27aa390a',
};

/** Compares installed packages with (some of) the private parts; returns a message for each that changed or is gone. */
export async function changedParts(
  nodeModules: string,
  files: readonly string[] = Object.keys(privateParts),
): Promise<string[]> {
  const messages = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(nodeModules, file)).catch(() => undefined);
      const found = content && sha256(content);
      if (found === privateParts[file]) return [];
      return `${file} ${found ? `changed (sha256 ${found})` : 'is gone'}: see packages/docusaurus-preset-portal/src/plugins/upstream/privateParts.ts.`;
    }),
  );
  return messages.flat();
}
