import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceImport } from '../replaceImport';
import { ADOPTS } from './build/recmaStaticPage';
import { dataFileRules } from './dataFileRules';
import { enhancersModule } from './enhancersModule';
import { type Mode, modeOf } from './mode';
import type { Options } from './options';

const client = (file: string) => path.join(__dirname, 'client', file);

/**
 * The content of MDX pages is static: the server renders it into the HTML, and
 * the browser of a production build adopts that HTML instead of rendering it
 * again. So neither the text, nor its components, nor the data behind them are
 * sent a second time as JavaScript. `client/enhance.ts` adds what responds.
 * In the dev server the browser renders the page itself, inside the same frame.
 *
 * Styles of the content belong in a stylesheet of the site (`reference/css`,
 * `css/guides`): a CSS module leaves the bundle with its component.
 *
 * The MDX side (`build/mdx.ts`) is given to the content plugins.
 */
export default function staticContentPlugin(_context: LoadContext, options: Options): Plugin {
  return {
    name: 'static-content',
    async contentLoaded({ actions }) {
      await actions.createData('enhancers.js', enhancersModule(options));
    },
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      const mode = modeOf(isServer);
      const replacements: Record<Mode, ReturnType<typeof replaceImport>[]> = {
        server: [],
        live: [],
        adopt: [
          // Adopted content never asks for the components of MDX.
          replaceImport(
            instance,
            '@theme/MDXContent',
            /theme[\\/](DocItem[\\/]Content|MDXPage)[\\/]/,
            client('PlainContent.tsx'),
          ),
          replaceImport(instance, 'react-loadable', /[\\/]ComponentCreator\.js$/, client('pageLoadable.tsx')),
        ],
      };
      return {
        plugins: [new instance.DefinePlugin({ [ADOPTS]: JSON.stringify(mode === 'adopt') }), ...replacements[mode]],
        module: { rules: dataFileRules(options, mode) },
      };
    },
  };
}

export { validateOptions } from './options';
