import type { Compiler, NormalModuleReplacementPlugin, WebpackPluginInstance } from 'webpack';
import { escapeRegExp } from '../lib/escapeRegExp';
import { type Bundler, requireModule } from './requireModule';

/**
 * Returns a webpack plugin that replaces an import, as written, in files that match `importer`. A build without our
 * file,
 * which nothing else may import, fails: the module or its importer has another name now.
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
