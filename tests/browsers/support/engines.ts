import type { ProgramName } from '../../programs';

/** The browsers every journey is made in, and the programs that takes. */
export const engines = {
  Chromium: ['chromium', 'openssl'],
  Firefox: ['firefox', 'openssl'],
  WebKit: ['webkit', 'xvfb', 'openssl'],
} as const satisfies Record<string, ProgramName[]>;

export type Engine = keyof typeof engines;

export const ENGINES = Object.keys(engines) as Engine[];

/** Marks of journeys that are made in one browser for every change; every night all are made in every browser. */
const OFTEN = ['Firefox', 'WebKit'] as const satisfies Engine[];
/** In the details of a journey: the browser in which every change makes it. */
export const often = (engine: (typeof OFTEN)[number]) => ({ tag: `@${engine}` });
/** Tests that a browser leaves out but at night: those with the mark of another. */
export const othersOf = (engine: Engine): RegExp[] =>
  OFTEN.filter((other) => other !== engine).map((other) => new RegExp(`@${other}\\b`));

/** Option of a Playwright project. */
export interface EngineOption {
  engine: Engine;
}
