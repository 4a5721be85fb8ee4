import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { controlsModule } from './controlsModule';
import { APP, ENTRY } from './entries';
import { firstPaint, type Look } from './firstPaint';
import { lazyLayout } from './lazyLayout';
import { waits } from './mode';
import type { Options } from './options';

const client = (file: string) => path.join(__dirname, 'client', file);

/**
 * Lets a page respond before its app runs. Every page loads one small script (`client/entry.ts`), which starts the app
 * when the browser is idle or the reader needs it, and gives it what the reader did until then. The app is a second
 * entry that shares the runtime of the first; `template.ts` puts both into the pages.
 */
export default function earlyScriptPlugin({ siteConfig }: LoadContext, options: Options): Plugin {
  return {
    name: 'early-script',
    getClientModules: () => [client('mark.ts')],
    injectHtmlTags() {
      if (!waits()) return {};
      const { colorMode } = siteConfig.themeConfig as { colorMode: Look };
      return { headTags: [{ tagName: 'script', innerHTML: firstPaint(colorMode) + lazyLayout }] };
    },
    async contentLoaded({ actions }) {
      await actions.createData('controls.js', controlsModule(options));
    },
    configureWebpack({ entry }, isServer) {
      if (isServer || !waits()) return {};
      if (typeof entry !== 'string')
        throw new Error('Docusaurus has another entry than one file: see src/plugins/early-script/index.ts.');
      return {
        entry: { [ENTRY]: client('entry.ts'), [APP]: { import: client('appInSteps.ts'), dependOn: ENTRY } },
        resolve: { alias: { 'app-entry$': entry } },
        optimization: { runtimeChunk: false },
      };
    },
  };
}

export { validateOptions } from './options';
