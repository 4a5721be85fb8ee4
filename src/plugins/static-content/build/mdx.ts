import type { Options } from '../options';
import { recmaStaticPage } from './recmaStaticPage';
import { remarkStaticElements } from './remarkStaticElements';
import { remarkStaticOnly } from './remarkStaticOnly';

/** The MDX plugins of pages with static content, for the options of a content plugin. */
export const staticMdx = (options: Options) => ({
  remarkPlugins: [
    [remarkStaticOnly, options],
    [remarkStaticElements, options],
  ] as [(options: Options) => unknown, Options][],
  recmaPlugins: [recmaStaticPage],
});
