import type { Plugin } from '@docusaurus/types';
import { licensesOf } from '../../lib/licenses';

/** File of the build, beside the code that browsers load. */
const FILE = 'licenses.txt';

/** Part of a compilation that webpack and rspack have in common. */
interface Compilation {
  hooks: {
    finishModules: { tap(name: string, use: (modules: Iterable<{ resource?: string }>) => void): void };
    processAssets: { tap(options: { name: string; stage: number }, use: () => void): void };
  };
  getAssets(): readonly { info: { sourceFilename?: string } }[];
  emitAsset(name: string, source: unknown): void;
}
interface Compiler {
  hooks: { thisCompilation: { tap(name: string, use: (compilation: Compilation) => void): void } };
}

/** Writes the licenses of the packages that are part of the code, styles and fonts for browsers into the build. */
export default function licensesPlugin(): Plugin {
  return {
    name: 'licenses',
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const apply = (compiler: Compiler) =>
        compiler.hooks.thisCompilation.tap('licenses', (compilation) => {
          const files: string[] = [];
          compilation.hooks.finishModules.tap('licenses', (modules) => {
            for (const { resource } of modules) if (resource) files.push(resource);
          });
          const stage = instance.Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({ name: 'licenses', stage }, () => {
            for (const { info } of compilation.getAssets()) if (info.sourceFilename) files.push(info.sourceFilename);
            compilation.emitAsset(FILE, new instance.sources.RawSource(licensesOf(files)));
          });
        });
      return { plugins: [{ apply } as never] };
    },
  };
}
