import type { ProgramName } from '../../programs';

/** The browsers every journey is made in, and the programs that takes. */
export const engines = {
  Chromium: ['chromium', 'openssl'],
  Firefox: ['firefox', 'openssl'],
  WebKit: ['webkit', 'xvfb', 'openssl'],
} as const satisfies Record<string, ProgramName[]>;

export type Engine = keyof typeof engines;

export const ENGINES = Object.keys(engines) as Engine[];

/** Option of a Playwright project. */
export interface EngineOption {
  engine: Engine;
}
