import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import referenceSearchPlugin from './search';

type Configure = (config: object, isServer: boolean) => { resolve?: { alias: object } };

/** True if the plugin shows the search in a site whose component for it is in this file. */
function isShown(file: string, isWanted?: boolean): boolean {
  const { configureWebpack } = referenceSearchPlugin({ siteDir: '/site' } as LoadContext, isWanted);
  const config = { resolve: { alias: { '@theme/SearchBar': file } } };
  return '@theme/SearchBar' in ((configureWebpack as unknown as Configure)(config, false).resolve?.alias ?? {});
}

const CLASSIC = 'node_modules/@docusaurus/theme-classic/lib/theme/SearchBar.js';

it.each([
  [CLASSIC, undefined, true],
  [CLASSIC.replaceAll('/', '\\'), undefined, true],
  ['node_modules/@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js', undefined, false],
])('with %s and the option %s: %s', (file, isWanted, expected) => expect(isShown(file, isWanted)).toBe(expected));
