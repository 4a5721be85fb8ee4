import type { Plugin } from '@docusaurus/types';
import type { Compiler, NormalModule } from 'webpack';
import { licensesOf } from '../../lib/licenses';

const FILE = 'licenses.txt';

/** Writes the licenses of the packages that are part of the code, styles and fonts for browsers into the build. */
export default function licensesPlugin(): Plugin {
  return {
    name: 'portal-licenses',
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const apply = (compiler: Compiler) =>
        compiler.hooks.thisCompilation.tap('licenses', (compilation) => {
          const files: string[] = [];
          compilation.hooks.finishModules.tap('licenses', (modules) => {
            for (const { resource } of modules as Iterable<NormalModule>) if (resource) files.push(resource);
          });
          const stage = instance.Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({ name: 'licenses', stage }, () => {
            for (const { info } of compilation.getAssets()) if (info.sourceFilename) files.push(info.sourceFilename);
            compilation.emitAsset(FILE, new instance.sources.RawSource(licensesOf(files)));
          });
        });
      return { plugins: [{ apply }] };
    },
  };
}
