import type { ClientModule } from '@docusaurus/types';

const DELAY_MS = 200;

// The bar is for slow navigation only: fetched when the browser has nothing better to do, not with the first page.
const load = () =>
  import(/* webpackChunkName: 'progress', webpackPrefetch: true */ 'nprogress').then(({ default: bar }) => bar);

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
  onRouteDidUpdate() {
    waiting = false;
    shown?.done();
  },
};

export default progress;
