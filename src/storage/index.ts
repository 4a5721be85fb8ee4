import { PASSED_VALUES } from './names';

/**
 * The one place that touches local storage and session storage. Blocked, full or corrupt storage
 * costs a remembered choice, never a page.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Passes values on to the form of another page, in this tab alone and without a place in its address.
 *
 * @param path Path of the page.
 * @param values As in the fragment of a link to the page.
 */
export function passValues(path: string, values: string): void {
  try {
    window.sessionStorage.setItem(PASSED_VALUES, `${path} ${values}`);
  } catch {
    // The form begins without them.
  }
}

/** Returns what another page passed on to this one, and forgets it; undefined where that is nothing. */
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
    // The choice holds for this page only.
  }
}
