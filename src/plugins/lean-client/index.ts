import type { Plugin } from '@docusaurus/types';

/**
 * Modules of the themes that would be sent to every reader and serve nobody here.
 * Each is replaced by an empty module.
 */
const NOT_SENT = [
  // Prism with its languages, a quarter of the main chunk: code is highlighted at build.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // Styles of the OpenAPI theme's explorer, which is not used; they also ask another origin for icons.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
];

/** Keeps what pages don't use out of the client bundle. A test holds the sizes. */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: () => ({
      resolve: { alias: Object.fromEntries(NOT_SENT.map((name) => [require.resolve(name), false])) },
    }),
  };
}
