import type { ProgramName } from '../../programs';

/** The browsers of every journey, with the programs they need. */
export const engines = {
  Chromium: ['chromium', 'openssl'],
  Firefox: ['firefox', 'openssl'],
  WebKit: ['webkit', 'xvfb', 'openssl'],
} as const satisfies Record<string, ProgramName[]>;

export type Engine = keyof typeof engines;

export const ENGINES = Object.keys(engines) as Engine[];

/** Tags of journeys that run in one browser on every change; every night all run in every browser. */
const OFTEN = ['Firefox', 'WebKit'] as const satisfies Engine[];
/** Details of a journey: the browser in which every change runs it. */
export const often = (engine: (typeof OFTEN)[number]) => ({ tag: `@${engine}` });
/** Returns the tests that a browser skips except at night: those with the tag of another one. */
export const othersOf = (engine: Engine): RegExp[] =>
  OFTEN.filter((other) => other !== engine).map((other) => new RegExp(`@${other}\\b`));

/** Option of a Playwright project. */
export interface EngineOption {
  engine: Engine;
}
