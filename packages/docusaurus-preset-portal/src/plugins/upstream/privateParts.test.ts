import { readFileSync } from 'node:fs';
import { sha256 } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';

/**
 * Files of packages that this site relies on although no documentation promises it, with the SHA-256 of their content.
 * A comment names our files that rely on it, and why. Not listed are components that `docusaurus swizzle --list`
 * calls safe to replace, and those that we wrap and give the props of their types.
 */
const privateParts: Readonly<Record<string, string>> = {
  // AnnouncementBar of the site: Upstream shows HTML, with colours as inline styles that the content policy would have to
  // allow.
  '@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js':
    '489e9077265e2bd9a8283f68e582f6ee38905a607677bb30079804bfb8b0fb5e',
  // src/theme/Navbar/MobileSidebar/Layout: A modal `<dialog>`: upstream lets the keyboard leave the open menu, and
  // reach the panel out of sight.
  '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Layout/index.js':
    '87aa329650daeca0ad632590efd2d5daf6d0a36f984a3367ee3c65798a484ec4',
  // src/theme/NotFound/Content: Shows the nearest pages and the search, and sets the title, which the docs plugin
  // leaves out.
  '@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js':
    '1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113',
  // src/theme/Tabs: Radio buttons and CSS: upstream shows a tab with React, which static pages do not run.
  '@docusaurus/theme-classic/lib/theme/Tabs/index.js':
    'f3b1ede61dfb1c85454099098df547b9c6c5385610716780a98f3d56e713a315',
  // src/plugins/security/policy/protectPages.ts, AnnouncementBar of the site: Sets colour mode and announcement before
  // the first paint, in a script that the content policy allows.
  '@docusaurus/theme-classic/lib/inlineScripts.js': '60bb2c48c9fa566bf82b374280b1fb047463a0ccf955f821963a8fec3a10e7e8',
  // src/plugins/early-script/index.ts: The template of pages, which ours follows.
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js': '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
  // src/plugins/early-script/index.ts: Has one entry, a file, and the runtime of the bundler in a file of its own.
  '@docusaurus/core/lib/webpack/client.js': '28df68fab49b2f52e8f7dc0dd1cb67dcc1ef8b93feda3eb48345210f1c79e991',
  // src/search/index.ts: Merges the dev server settings of plugins so that every `setupMiddlewares` is
  // called.
  '@docusaurus/core/lib/commands/start/webpack.js': '2d5ba44240061fabcf343e7cae12ea7d1d2a27c2d01e47166f50c3d68ce273f1',
  // AnnouncementBar of the site, src/theme/Navbar/MobileSidebar/Layout: useAnnouncementBar, useNavbarMobileSidebar,
  // useNavbarSecondaryMenu.
  '@docusaurus/theme-common/lib/internal.js': '4ba65b583aaad90ff458766876ae4a0e3b12a1529a493983a90a9f88f35606b1',
  // src/plugins/chrome/colorMode.ts: Keeps the colour mode in `data-theme` and under the key `theme`, and reads the
  // first when the app starts.
  '@docusaurus/theme-common/lib/contexts/colorMode.js':
    'd46757ac02bf628b9611ae379b27b22db3c88768fedf9e0f7cb9cc6a5e6bc2c6',
  // sidebars.ts, src/reference/generate/openapiMdx.ts: Puts the overview of an API first, then its tags, and names docs
  // by their place below the docs folder.
  'docusaurus-plugin-openapi-docs/lib/sidebars/index.js':
    '175004a57744376c2f557d0ab680abf3b2cdd025b2968504ecd6f4fa2baacbf4',
};

it('every private part is as it was when it was last compared; if not, compare, then write its new hash', () => {
  const found = Object.keys(privateParts).map((file) => [file, sha256(readFileSync(`node_modules/${file}`))]);
  expect(Object.fromEntries(found)).toEqual(privateParts);
});
