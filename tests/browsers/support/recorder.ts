/** Key of the session storage under which faults of the open tab are kept. */
export const FAULTS = 'test.faults';

/**
 * Runs in the page, before any other script: keeps what goes wrong in it.
 * WebDriver gives no access to the console; this works in every browser.
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
