import { test } from '@playwright/test';

/** Records a figure of the running test in the report. */
export function measured(name: string, figure: number | string): void {
  test.info().annotations.push({ type: `measured: ${name}`, description: String(figure) });
}
