import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import searchPlugin from '../search';

/** The component of the classic theme that shows nothing, in a site without a search. */
const EMPTY = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]SearchBar\.js$/;

/**
 * Searches the reference and the docs of a site.
 *
 * @param isWanted Undefined for: if the site has no search of its own.
 */
export default function referenceSearchPlugin(context: LoadContext, isWanted?: boolean): Plugin {
  const plugin = searchPlugin(context, { otherSources: async () => ({}) });
  let isOn = isWanted;
  let makeIndex = async (): Promise<void> => undefined;
  return {
    ...plugin,
    async allContentLoaded(content) {
      makeIndex = async () => plugin.allContentLoaded?.(content);
      // A build makes it when it is known that the site has no search.
      if (process.env.NODE_ENV === 'development') await makeIndex();
    },
    configureWebpack(config, ...others) {
      const alias = config.resolve?.alias as Record<string, string> | undefined;
      isOn ??= EMPTY.test(alias?.['@theme/SearchBar'] ?? '');
      if (!isOn) return {};
      const searchBar = path.join(__dirname, 'SearchBar');
      return { ...plugin.configureWebpack?.(config, ...others), resolve: { alias: { '@theme/SearchBar': searchBar } } };
    },
    async postBuild(props) {
      if (!isOn) return;
      await makeIndex();
      await plugin.postBuild?.(props);
    },
  };
}
