declare const __webpack_require__: {
  /** Makes an address of a script that the content policy of a portal accepts: the bundler's Trusted Types policy. */
  tu?: (url: string) => string;
};

/** The tag of this script, which names the app. */
const { app: url = '' } = document.currentScript?.dataset ?? {};

let running: Promise<void> | undefined;

function loadScript(): Promise<void> {
  const script = document.createElement('script');
  script.src = __webpack_require__.tu?.(url) ?? url;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not load.`));
    };
    document.head.append(script);
  });
}

/** Runs the app, which hydrates the page; after a failure a call tries again. @throws if its code does not arrive. */
export function runApp(): Promise<void> {
  running ??= loadScript().catch((error) => {
    running = undefined;
    throw error;
  });
  return running;
}
