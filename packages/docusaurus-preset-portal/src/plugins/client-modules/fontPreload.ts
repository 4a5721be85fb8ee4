import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { getFileLoaderUtils } from '@docusaurus/utils';

const FONT = path.join(__dirname, '../../css/geist.woff2');

interface LoaderUtils {
  interpolateName(context: { resourcePath: string }, pattern: string, options: { content: Buffer }): string;
}

/** Returns the tag with which pages load the font of `css/fonts.css` beside the style sheet, not after it. */
export function fontPreload(basePath: string): HtmlTagObject {
  const [loader] = getFileLoaderUtils(false).rules.fonts().use as [{ options: Record<'name' | 'fallback', string> }];
  // Those of the loader that names the file.
  const { interpolateName } = createRequire(loader.options.fallback)('loader-utils') as LoaderUtils;
  const name = interpolateName({ resourcePath: FONT }, loader.options.name, { content: readFileSync(FONT) });
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
