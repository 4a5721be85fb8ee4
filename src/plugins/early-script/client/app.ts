declare const __webpack_require__: {
  /** Makes an address of a script that the content policy accepts: the bundler's Trusted Types policy. */
  tu: (url: string) => string;
};

type Priority = 'high' | 'low';

/** The tag of this script, which names the app. */
const { app: url = '', appIntegrity = '' } = document.currentScript?.dataset ?? {};

let fetching: Promise<void> | undefined;
let running: Promise<void> | undefined;

function insert(element: HTMLLinkElement | HTMLScriptElement, priority: Priority): Promise<void> {
  element.fetchPriority = priority;
  if (appIntegrity) element.integrity = appIntegrity;
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url} did not load.`));
    };
    document.head.append(element);
  });
}

/** Fetches the code of the app without running it, where it does not run already. */
export function fetchApp(): Promise<void> {
  if (running) return running;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  fetching = insert(link, 'low');
  return fetching;
}

async function run(): Promise<void> {
  // A script beside a preload that is on its way would be a second request.
  await fetching?.catch(() => undefined);
  const script = document.createElement('script');
  script.src = __webpack_require__.tu(url);
  await insert(script, 'high');
}

/**
 * Runs the app, which takes the page over. After a failure the next call tries again.
 *
 * @throws Error when its code does not arrive.
 */
export function runApp(): Promise<void> {
  running ??= run().catch((error) => {
    running = undefined;
    throw error;
  });
  return running;
}
