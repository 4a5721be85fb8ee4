declare const __webpack_require__: {
  /** Makes an address of a script that the content policy accepts: the bundler's Trusted Types policy. */
  tu: (url: string) => string;
};

type Priority = 'high' | 'low';

/** The tag of this script, which names the app. */
const { app: url = '', appIntegrity = '' } = document.currentScript?.dataset ?? {};

let loading: Promise<void> | undefined;

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

/** Fetches the code of the app without running it. */
export function fetchApp(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  return insert(link, 'low');
}

/**
 * Runs the app, which takes the page over. After a failure the next call tries again.
 *
 * @throws Error when its code does not arrive.
 */
export function runApp(): Promise<void> {
  if (!loading) {
    const script = document.createElement('script');
    script.src = __webpack_require__.tu(url);
    loading = insert(script, 'high');
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}
