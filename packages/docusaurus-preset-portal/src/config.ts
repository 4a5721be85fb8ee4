import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { relativePath } from 'openapi-toolkit/node';
import { portalOf } from './content/portal';
import type { Owner, Site } from './content/site';
import { checkBasePath, withBasePath } from './lib/basePath';
import { allowsDangling } from './lib/danglingReferences';
import { paths } from './lib/paths';
import { bundlerOf } from './plugins/bundler';
import { tokensFile } from './plugins/chrome/tokensFile';
import { pageParser } from './plugins/static-content/build/recmaOwnFiles';
import { applyBranding, ownerOf } from './reference/applyBranding';

export { escapeMarkup as asText } from 'openapi-toolkit';
export { originOf } from './lib/basePath';
export { ownPlugins } from './plugins/ownPlugins';
export { mdxOf } from './staticPages';

const NAME = 'docusaurus-preset-portal';

/** Folder of this package as the site finds it. */
function ownFolder(): string {
  const folders = createRequire(path.resolve('site')).resolve.paths(NAME) ?? [];
  return path.join(folders.find((folder) => existsSync(path.join(folder, NAME))) ?? '', NAME, path.basename(__dirname));
}

/** Returns a path from the site: Docusaurus sends the configuration to every reader, who is not to see this machine. */
const fromSite = (file: string): string => {
  const name = relativePath(__dirname, file);
  return relativePath('', name.startsWith('../') ? file : path.join(ownFolder(), name));
};

/** Style sheets of a portal, for `customCss`. */
export const styleSheets = (): string[] =>
  [
    tokensFile(),
    ...['css/index.css', 'reference/css/index.css', 'css/guides/index.css'].map((file) => path.join(__dirname, file)),
  ].map(fromSite);

/** What a portal sets for all broken links: an error, unless `DANGLING_REFERENCES` is `warn`. */
export const onBroken = (): 'warn' | 'throw' => (allowsDangling(process.env) ? 'warn' : 'throw');

/** Returns settings that no preset can make. @throws UserError when the base path is that of a page. */
export function portalSettings(content: Site): Partial<Config> {
  const { apis, guides, site } = content;
  checkBasePath(site.basePath, [...apis.map(({ route }) => route), ...Object.values(guides)]);
  const parsePage = pageParser(portalOf(content));
  const owner = ownerOf(content, process.env);
  return {
    // `checks/guides` has told them, with file and line.
    onBrokenMarkdownLinks: 'ignore',
    // `plugins/security/trusted-types` has the message, in a script the policy knows.
    baseUrlIssueBanner: false,
    markdown: {
      // The default of this version; Docusaurus 4 refuses `{#id}` behind a heading unless it is asked to read it.
      mdx1Compat: { headingIds: true },
      preprocessor: ({ fileContent }) => applyBranding(fileContent, owner),
      parseFrontMatter: parsePage,
    } as Config['markdown'],
    staticDirectories: ['static', paths.static],
    customFields: { apiBaseUrl: owner.apiBaseUrl },
    ...bundlerOf(process.env),
  };
}

/** Returns the regular expression of the addresses below a path, for `activeBaseRegex`. */
export const activeBelow = (route: string, { basePath }: Pick<Owner, 'basePath'>): string =>
  `^${withBasePath(route, basePath)}(?:/|$)`;

/** Theme settings of a portal. */
export const themeDefaults: ThemeConfig = {
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  // Code is highlighted at build; without this the configuration carries a theme for Prism to every reader.
  prism: { theme: { plain: {}, styles: [] } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 6 },
};
