import { test } from '@playwright/test';

/** Notes a figure of the running test in the report of the run. */
export function measured(name: string, figure: number | string): void {
  test.info().annotations.push({ type: `measured: ${name}`, description: String(figure) });
}
