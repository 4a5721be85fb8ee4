/** Keys of browser storage that this site's code uses; the privacy page says what each is for. */
export const ENVIRONMENT = 'portal.environment';
/** Initial values of the form on the next page. */
export const PASSED_VALUES = 'portal.values';
export const RECENT_PICKS = 'portal.search.recent';

/** Reads a value from local storage. If storage is blocked, full or corrupt, only a saved choice is lost. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Passes form values, as in a URL fragment, to the page at a path, in this tab and without showing them. */
export function passValues(path: string, values: string): void {
  try {
    window.sessionStorage.setItem(PASSED_VALUES, `${path} ${values}`);
  } catch {
    // The form starts empty.
  }
}

/** Returns the values passed by another page and removes them; undefined if there are none. */
export function takeValues(path: string): string | undefined {
  try {
    const [to, values] = window.sessionStorage.getItem(PASSED_VALUES)?.split(' ') ?? [];
    window.sessionStorage.removeItem(PASSED_VALUES);
    return to === path ? values : undefined;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The choice applies to this page only.
  }
}
