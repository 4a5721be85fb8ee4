import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { StaticContentOptions } from '../options';
import { recmaOwnFiles } from './recmaOwnFiles';
import { recmaStaticPage } from './recmaStaticPage';
import { remarkBasePath } from './remarkBasePath';
import { remarkStaticElements } from './remarkStaticElements';
import { remarkStaticOnly } from './remarkStaticOnly';

/** Returns the MDX plugins of pages with static content, for the options of a content plugin. */
export const staticMdx = (options: StaticContentOptions, basePath: string) => ({
  remarkPlugins: [
    [remarkStaticOnly, options],
    [remarkStaticElements, options],
    [remarkBasePath, { basePath }],
  ] as NonNullable<DocsOptions['remarkPlugins']>,
  recmaPlugins: [[recmaOwnFiles, options], recmaStaticPage] as NonNullable<DocsOptions['recmaPlugins']>,
});
