import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { HtmlTagObject } from '@docusaurus/types';
import { getFileLoaderUtils } from '@docusaurus/utils';
import { UserError } from 'openapi-toolkit';

interface LoaderUtils {
  interpolateName(context: { resourcePath: string }, pattern: string, options: { content: Buffer }): string;
}

/** Returns the tag with which pages load a font beside the style sheet, not after it. @throws UserError if it is not there. */
export function fontPreload(font: string, basePath: string): HtmlTagObject {
  if (!existsSync(font))
    throw new UserError(`docusaurus.config.ts: docusaurus-preset-portal: font: there is no file ${font}.`);
  const [loader] = getFileLoaderUtils(false).rules.fonts().use as [{ options: Record<'name' | 'fallback', string> }];
  // Those of the loader that names the file.
  const { interpolateName } = createRequire(loader.options.fallback)('loader-utils') as LoaderUtils;
  const name = interpolateName({ resourcePath: font }, loader.options.name, { content: readFileSync(font) });
  return {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: `${basePath}${name}`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  };
}
