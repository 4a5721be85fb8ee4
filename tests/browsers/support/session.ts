import type { Site } from './site';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** What a reader does in an open tab, the same in every browser. Selectors are CSS. */
export interface Session {
  /** Opens a path of the site and waits until it is loaded. */
  open(path: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments; both they and the result are JSON. */
  run<T, A extends unknown[]>(act: (...args: A) => T, ...args: A): Promise<T>;
  /** Clicks the middle of the first element with the pointer, when it is there and after scrolling to it. */
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** Makes the window as wide, in CSS pixels, as far as its own buttons allow. */
  resize(width: number): Promise<void>;
  /** Errors the browser wrote to its console; WebDriver does not tell them, so that WebKit has none. */
  consoleErrors: string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Opens a tab that shares nothing with earlier ones: storage, cache, history. */
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

export type Launch = (site: Site) => Promise<Browser>;

/** Height of every window, in CSS pixels. */
export const HEIGHT = 800;
