import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { portal } from '../../../../tests/support/portal';
import searchPlugin from '.';

type Configure = (config: object, isServer: boolean) => { resolve?: { alias: object } };

/** True if the plugin shows the search in a site whose component for it is in this file. */
function isShown(file: string): boolean {
  const { configureWebpack } = searchPlugin({ siteDir: '/site' } as LoadContext, portal, {
    otherSources: async () => ({}),
    alias: { '@theme/SearchBar': './SearchBar' },
  });
  const config = { resolve: { alias: { '@theme/SearchBar': file } } };
  return '@theme/SearchBar' in ((configureWebpack as unknown as Configure)(config, false).resolve?.alias ?? {});
}

const CLASSIC = 'node_modules/@docusaurus/theme-classic/lib/theme/SearchBar.js';

it.each([
  [CLASSIC, true],
  [CLASSIC.replaceAll('/', '\\'), true],
  ['node_modules/@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js', false],
])('with %s: %s', (file, expected) => expect(isShown(file)).toBe(expected));
