import type { PostCssOptions } from '@docusaurus/types';

const PRESET = /[\\/]postcss-preset-env[\\/]/;

const isPreset = (plugin: unknown): boolean =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && PRESET.test(plugin[0]);

/**
 * Leaves what older browsers need of styles to one program. Docusaurus has every stylesheet rewritten by PostCSS for
 * the browsers of the list; in a build Lightning CSS does the same for the same browsers when it minifies.
 *
 * @param lightning Whether Lightning CSS minifies the styles of this site's builds.
 * @throws Error when Docusaurus has another preset: then both would work, or none.
 */
export function onePrefixer(options: PostCssOptions, lightning: boolean) {
  if (process.env.NODE_ENV !== 'production' || !lightning) return options;
  const plugins = (options.plugins as unknown[]).filter((plugin) => !isPreset(plugin));
  if (plugins.length === options.plugins.length)
    throw new Error('The styles are not prepared by postcss-preset-env any more: see src/delivery/lean-client.');
  return { ...options, plugins } as PostCssOptions;
}
