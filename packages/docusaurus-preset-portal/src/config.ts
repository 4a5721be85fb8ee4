import path from 'node:path';
import type { Config, ThemeConfig } from '@docusaurus/types';
import { apis, guides, site } from 'docusaurus-preset-portal/content';
import { checkBasePath, withBasePath } from './lib/basePath';
import { allowsDangling } from './lib/danglingReferences';
import { takeApiKey } from './lib/environment';
import { paths } from './lib/paths';
import { exitWithMessage } from './lib/runCli';
import { applyBranding, ownerOf } from './openapi/applyBranding';
import { tokensFile } from './plugins/brand/colours';
import { bundlerOf } from './plugins/bundler';
import { waits } from './plugins/early-script/mode';
import { template } from './plugins/early-script/template';
import { PAGE_LIST } from './plugins/pageList';
import { parsePage } from './plugins/static-content/build/recmaOwnFiles';

export { originOf } from './lib/basePath';
export { escapeMarkup as asText } from './lib/escapeMarkup';
export { ownPlugins } from './plugins/ownPlugins';
export { mdxOf } from './staticPages';

/** Style sheets of a portal, for `customCss`. */
export const styleSheets = (): string[] => [
  tokensFile(),
  ...['css/index.css', 'reference/css/index.css', 'css/guides/index.css'].map((file) => path.join(__dirname, file)),
];

/** File of the sidebars of a portal without sidebars of its own, for `sidebarPath`. */
export const sidebarPath = path.join(__dirname, 'sidebars.ts');

/** What a portal sets for all broken links: an error, unless `DANGLING_REFERENCES` is `warn`. */
export const onBroken = (): 'ignore' | 'throw' => (allowsDangling(process.env) ? 'ignore' : 'throw');

/**
 * Returns the settings of a configuration that no preset can make.
 *
 * @throws UserError when the base path is that of a page.
 */
export function portalSettings(): Partial<Config> {
  // Before guides, plugins and child processes can read it; the call for the translations gets it.
  takeApiKey(process.env);
  checkBasePath(site.basePath, [...apis.map(({ route }) => route), ...Object.values(guides)]);
  const owner = ownerOf(process.env);
  return {
    // `checks/links/plugin` reports all broken links of a build first, with file and line.
    onBrokenMarkdownLinks: process.env.NODE_ENV === 'production' ? 'ignore' : 'warn',
    // `plugins/security/trusted-types` has the message, in a script the policy knows.
    baseUrlIssueBanner: false,
    markdown: {
      // The default of this version; Docusaurus 4 refuses `{#id}` behind a heading unless it is asked to read it.
      mdx1Compat: { headingIds: true },
      preprocessor: ({ fileContent }) => applyBranding(fileContent, owner),
      parseFrontMatter: (params) => parsePage(params).catch(exitWithMessage),
    } as Config['markdown'],
    ...(waits() && { ssrTemplate: template }),
    staticDirectories: ['static', paths.static],
    customFields: { apiBaseUrl: owner.apiBaseUrl, pageList: PAGE_LIST },
    future: bundlerOf(process.env),
  };
}

/** Returns the regular expression of the addresses below a path, for `activeBaseRegex`. */
export const activeBelow = (route: string): string => `^${withBasePath(route, site.basePath)}(?:/|$)`;

/** Theme settings of a portal. */
export const themeDefaults: ThemeConfig = {
  image: 'img/og.png',
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  // Code is highlighted at build; without this the configuration carries a theme for Prism to every reader.
  prism: { theme: { plain: {}, styles: [] } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 6 },
};
