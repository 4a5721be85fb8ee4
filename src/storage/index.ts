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

/** Returns what a page of this visit passed on, and forgets it. */
export function takePassed(key: string): string | null {
  try {
    const value = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}

/** Passes a text on to the next page that takes it, in this tab alone. */
export function passOn(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // The next page begins without it.
  }
}

export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page only.
  }
}
