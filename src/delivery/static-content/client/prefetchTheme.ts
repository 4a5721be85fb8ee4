import type { ClientModule } from '@docusaurus/types';
import { savesData } from '../../ready/client/saving';

/** Loads what all pages of the docs share, on a page that is none: Docusaurus does it for what one page loads. */
const prefetchTheme: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation && !document.querySelector('[data-page]') && !savesData())
      import(/* webpackChunkName: 'doc' */ '@theme/DocItem').catch(() => undefined);
  },
};

export default prefetchTheme;
