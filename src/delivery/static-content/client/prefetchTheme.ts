import type { ClientModule } from '@docusaurus/types';
import { prefetchChunk } from '../../prefetch/client/prefetchChunk';
import { savesData } from '../../ready/client/saving';

/** Fetches what all pages of the docs share ahead, on a page that is none: Docusaurus does it for what one page loads. */
const prefetchTheme: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation && !document.querySelector('[data-page]') && !savesData()) prefetchChunk('doc');
  },
};

export default prefetchTheme;
