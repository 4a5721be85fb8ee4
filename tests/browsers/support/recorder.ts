/** Key in the session storage for the faults of the open tab. */
export const FAULTS = 'test.faults';

/**
 * Runs in the page before any other script: records its faults. WebDriver gives no access to the console; this works in
 * every browser.
 */
export function recorder(key: string): void {
  const note = (...what: unknown[]) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}: ${what.join(' ')}`]));
  };
  const { error } = console;
  console.error = (...what: unknown[]) => {
    note(...what);
    error.apply(console, what);
  };
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note('policy:', violatedDirective, blockedURI, sample),
  );
}
