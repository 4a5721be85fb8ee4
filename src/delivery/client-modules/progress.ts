import type { ClientModule } from '@docusaurus/types';
import { prefetchChunk } from '../prefetch/client/prefetchChunk';

const DELAY_MS = 200;

const load = () => import(/* webpackChunkName: 'progress' */ 'nprogress').then(({ default: bar }) => bar);

let shown: Awaited<ReturnType<typeof load>> | undefined;
let waiting = false;

async function start() {
  waiting = true;
  const bar = await load().catch(() => undefined);
  if (!bar || !waiting) return;
  // Its trickle rate of 0.02 is the library's own default.
  shown = bar.configure({ showSpinner: false, minimum: 0.08, speed: 200, trickleSpeed: 800 });
  shown.start();
}

/**
 * The progress bar at the top, 200 ms after a navigation began and is not done.
 * Takes the place of the theme's module, which brings its library to every first visit.
 */
const progress: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(start, DELAY_MS);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate({ previousLocation }) {
    // Fetched for slow connections too: they are what the bar is for.
    if (!previousLocation) prefetchChunk('progress');
    waiting = false;
    shown?.done();
  },
};

export default progress;
