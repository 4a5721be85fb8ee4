import type { Compiler, Module, WebpackError, WebpackPluginInstance } from 'webpack';

/** The part of webpack that is used here; Rspack has the same. */
export interface Bundler {
  WebpackError: typeof WebpackError;
}

/**
 * webpack plugin: fails a build without a certain module. What is found is the result of the build, not an event of
 * it: with a cache of an earlier build fewer events happen.
 *
 * @param pattern Matches the path of the module.
 * @param problem What it means when there is none.
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
