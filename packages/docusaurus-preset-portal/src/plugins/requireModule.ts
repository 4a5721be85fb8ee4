import type { Compiler, Module, WebpackError, WebpackPluginInstance } from 'webpack';

/** The part of webpack that is used here; Rspack has the same. */
export interface Bundler {
  WebpackError: typeof WebpackError;
}

/**
 * Returns a webpack plugin that ends a build without a module, with the problem. It looks at the result of the build:
 * with
 * a cache of an earlier build fewer events happen.
 */
export function requireModule({ WebpackError }: Bundler, pattern: RegExp, problem: string): WebpackPluginInstance {
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
