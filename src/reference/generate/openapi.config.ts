import type { Config } from '@docusaurus/types';
import { paths } from '../../paths';
import { site } from '../../site';
import { openapiPlugin } from '../openapiPlugin';

/**
 * Configuration of `docusaurus gen-api-docs` alone. The staging folder is its docs folder, so the ids in the
 * sidebars are those the pages have in `docs/`.
 */
const config: Config = {
  title: site.title,
  url: site.url,
  baseUrl: '/',
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'classic', path: paths.stagedDocs, routeBasePath: '/' }],
    openapiPlugin,
  ],
};

export default config;
