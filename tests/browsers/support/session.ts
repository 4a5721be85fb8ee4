import type { Site } from './site';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** Actions of a reader in an open tab, the same in every browser. Selectors are CSS. */
export interface Session {
  /** Opens a path of the site and waits until it is loaded. */
  open(path: string): Promise<void>;
  /** Runs a function in the page, without access to its closure. Arguments and result are JSON. */
  run<T, A extends unknown[]>(act: (...args: A) => T, ...args: A): Promise<T>;
  /** Scrolls to the first element and clicks its middle with the pointer. */
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the width of the window, in CSS pixels, as far as its own buttons allow. */
  resize(width: number): Promise<void>;
  /** Errors in the browser's console. WebKit has none, because WebDriver does not report them. */
  consoleErrors: string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Opens a tab without storage, cache or history of earlier ones. */
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

export type Launch = (site: Site) => Promise<Browser>;

/** Height of every window, in CSS pixels. */
export const HEIGHT = 800;
