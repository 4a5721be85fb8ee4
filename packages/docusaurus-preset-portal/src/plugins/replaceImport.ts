import type { Compiler, NormalModuleReplacementPlugin, WebpackPluginInstance } from 'webpack';
import { escapeRegExp } from '../lib/escapeRegExp';
import { type Bundler, requireModule } from './requireModule';

/**
 * webpack plugin: replaces a module by a file of ours, for those who import it from certain files.
 * A build without our file fails: the module or its importer has another name now.
 *
 * @param request The import as it is written.
 * @param importer Matches paths of the files whose imports are replaced.
 * @param file Path of our file. Nothing else may import it.
 */
export function replaceImport(
  bundler: Bundler & { NormalModuleReplacementPlugin: typeof NormalModuleReplacementPlugin },
  request: string,
  importer: RegExp,
  file: string,
): WebpackPluginInstance {
  const replacement = new bundler.NormalModuleReplacementPlugin(
    new RegExp(`^${escapeRegExp(request)}$`),
    (resource) => {
      if (importer.test(resource.contextInfo.issuer)) resource.request = file;
    },
  );
  const problem = `No file that matches ${importer} imports ${request} any more, so ${file} is not used.`;
  const check = requireModule(bundler, new RegExp(`^${escapeRegExp(file)}$`), problem);
  return {
    apply(compiler: Compiler) {
      replacement.apply(compiler);
      check.apply(compiler);
    },
  };
}
