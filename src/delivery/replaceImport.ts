import type { Compiler, NormalModuleReplacementPlugin, WebpackError, WebpackPluginInstance } from 'webpack';

/** The parts of webpack that are used here; Rspack has the same. */
interface Bundler {
  NormalModuleReplacementPlugin: typeof NormalModuleReplacementPlugin;
  WebpackError: typeof WebpackError;
}

/**
 * webpack plugin: replaces a module by a file of ours, for those who import it from certain files.
 * A build in which nothing was replaced fails: the module or its importer has another name now.
 *
 * @param request The import as it is written.
 * @param importer Matches paths of the files whose imports are replaced.
 */
export function replaceImport(
  bundler: Bundler,
  request: string,
  importer: RegExp,
  file: string,
): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      let replaced = 0;
      const pattern = new RegExp(`^${request.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
      new bundler.NormalModuleReplacementPlugin(pattern, (resource) => {
        if (!importer.test(resource.contextInfo.issuer)) return;
        resource.request = file;
        replaced += 1;
      }).apply(compiler);
      compiler.hooks.afterCompile.tap('replace-import', (compilation) => {
        if (compilation.compiler !== compiler || replaced > 0) return;
        compilation.errors.push(
          new bundler.WebpackError(
            `No file that matches ${importer} imports ${request} any more, so ${file} is not used.`,
          ),
        );
      });
    },
  };
}
