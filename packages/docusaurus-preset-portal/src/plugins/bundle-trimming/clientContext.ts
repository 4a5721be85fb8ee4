import type { DocusaurusConfig } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { site } from 'docusaurus-preset-portal/content';
import pick from 'lodash/pick';

/** Parts of the site's configuration that only the build reads, options of plugins among them. */
const BUILD_ONLY = new Set([
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'headTags',
  'ssrTemplate',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
]);

/**
 * Returns the data of `useDocusaurusContext()` in the browser, by the import that it replaces: the configuration
 * without what only the build reads, the metadata without the versions of all plugins.
 */
export const clientContext = (siteConfig: DocusaurusConfig, siteVersion?: string): Record<string, object> => ({
  '@generated/docusaurus.config': {
    ...Object.fromEntries(Object.entries(siteConfig).filter(([key]) => !BUILD_ONLY.has(key))),
    // Without an address, what the browser writes begins at the root of the host.
    ...(!site.url && { url: '' }),
    future: pick(siteConfig.future, ['experimental_router', 'experimental_storage']),
  },
  '@generated/site-metadata': { docusaurusVersion: DOCUSAURUS_VERSION, siteVersion, pluginVersions: {} },
});
