import { test } from '@playwright/test';

/** Begins the type of every annotation that carries a figure. */
export const MEASURED = 'measured: ';

/**
 * Notes a figure of the running test in the report of the run. The page
 * "Quality" shows such figures: numbers of the same name are added up.
 */
export function measured(name: string, figure: number | string): void {
  test.info().annotations.push({ type: MEASURED + name, description: String(figure) });
}
