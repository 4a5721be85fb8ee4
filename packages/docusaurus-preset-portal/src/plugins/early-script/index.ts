import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { controlsModule } from './controlsModule';
import { APP, ENTRY } from './entries';
import { waits } from './mode';
import type { EarlyScriptOptions } from './options';

const client = (file: string) => path.join(__dirname, 'client', file);

/**
 * Lets a page respond before its app runs. Every page loads one small script (`client/entry.ts`), which starts the app
 * when the browser is idle or the reader needs it. The app is a second entry that shares the runtime of the first;
 * `template.ts` puts both into the pages.
 */
export default function earlyScriptPlugin(
  _context: LoadContext,
  { controls, entry: own = client('entry.ts') }: EarlyScriptOptions,
): Plugin {
  return {
    name: 'early-script',
    getClientModules: () => [client('mark.ts'), client('started.ts')],
    async contentLoaded({ actions }) {
      await actions.createData('controls.js', controlsModule(controls));
    },
    configureWebpack({ entry }, isServer) {
      if (isServer || !waits()) return {};
      if (typeof entry !== 'string')
        throw new Error(
          'Docusaurus has another entry than one file: see docusaurus-preset-portal/src/plugins/early-script/index.ts.',
        );
      return {
        entry: { [ENTRY]: own, [APP]: { import: entry, dependOn: ENTRY } },
        optimization: { runtimeChunk: false },
      };
    },
  };
}
