/**
 * The one place that touches local storage. Blocked, full or corrupt storage
 * costs a remembered choice, never a page.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page only.
  }
}
