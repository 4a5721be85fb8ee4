import type { Page, Response } from '@playwright/test';
import { overviews } from '../support/routes';

/** One page of the site, open in a window of 1280 px, in light mode. */
export interface Visit {
  page: Page;
  route: string;
  /** Requests since the page was opened. */
  responses: Response[];
}

/**
 * A check of every page in its one visit. It finds the page at any window size and in either colour mode, and leaves
 * its content unchanged.
 *
 * @returns Faults, one line each.
 */
export type Check = (visit: Visit) => Promise<string[]>;

/** Every page is opened at this width. */
export const WIDE = 1280;
export const NARROW = 360;

export const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

export const isReference = (route: string) => overviews.some((overview) => route.startsWith(overview));
