import { createHash } from 'node:crypto';
import type { Configuration, RuleSetRule } from 'webpack';
import { relativePath } from '../../listFiles';

/** What css-loader calls for the name of a class of a CSS module. */
export type NameClass = (
  module: { rootContext: string; resourcePath: string },
  pattern: string,
  name: string,
) => string;

interface CssLoader {
  loader: string;
  options: { modules?: { getLocalIdent?: NameClass } };
}

const isCssLoader = (use: unknown): use is CssLoader =>
  typeof use === 'object' && use !== null && /[\\/]css-loader[\\/]/.test((use as CssLoader).loader ?? '');

/** Names of three characters after `_`, with which no class of Infima begins. @throws Error when two would be the same. */
export function shortNames(): NameClass {
  const sources = new Map<string, string>();
  return ({ rootContext, resourcePath }, _pattern, name) => {
    const source = `${relativePath(rootContext, resourcePath)} ${name}`;
    const short = `_${createHash('sha256').update(source).digest('base64url').slice(0, 3)}`;
    const other = sources.get(short) ?? source;
    if (other !== source) throw new Error(`Two classes get the name ${short}: ${other} and ${source}. Rename one.`);
    sources.set(short, source);
    return short;
  };
}

/**
 * Makes the names of the classes of CSS modules short. Docusaurus writes each with its name in the source, which helps
 * the one who reads the page's elements; a reader of the site loads it with every page, its styles and its code.
 *
 * @param config Configuration of the bundler, which is changed. Browser and server have to get the same names.
 * @throws Error when no rule of it has a css-loader for CSS modules: then Docusaurus names classes in another way.
 */
export function shortenClasses(config: Configuration, names: NameClass): void {
  const loaders = (config.module?.rules ?? [])
    .flatMap((rule) => (rule as RuleSetRule | undefined)?.use as unknown)
    .filter(isCssLoader)
    .filter(({ options }) => options.modules !== undefined);
  if (loaders.length === 0) throw new Error(`No rule names the classes of CSS modules any more: see ${__filename}.`);
  for (const { options } of loaders) options.modules = { ...options.modules, getLocalIdent: names };
}
