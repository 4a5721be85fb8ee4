import type { Compiler, Module, NormalModuleReplacementPlugin, WebpackError, WebpackPluginInstance } from 'webpack';
import { escapeRegExp } from '../lib/escapeRegExp';

/** The part of webpack that is used here; Rspack has the same. */
interface Bundler {
  WebpackError: typeof WebpackError;
}

/**
 * Returns a webpack plugin that ends a build without a module, with the problem. It looks at the result of the build:
 * with a cache of an earlier build fewer events happen.
 */
function requireModule({ WebpackError }: Bundler, pattern: RegExp, problem: string): WebpackPluginInstance {
  const matches = (module: Module) => pattern.test(module.nameForCondition() ?? '');
  return {
    apply(compiler: Compiler) {
      compiler.hooks.afterCompile.tap('require-module', (compilation) => {
        if (compilation.compiler !== compiler) return;
        if (![...compilation.modules].some(matches)) compilation.errors.push(new WebpackError(problem));
      });
    },
  };
}

/**
 * Returns a webpack plugin that replaces an import, as written, in files that match `importer`. A build without our
 * file, which nothing else may import, fails: the module or its importer has another name now.
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
