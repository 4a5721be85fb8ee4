import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { looks } from './looks';
import { measured } from './measured';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = 'color-contrast';

/** Fewer rules than this passing means that axe did not see the page. */
const LEAST_PASSES = 10;

/**
 * What axe finds wrong with the page as it stands: WCAG 2.2 A and AA and best
 * practice, no rule and no part left out. Contrast is judged once for each
 * look: elements of the same colours, size and weight of text have the same,
 * and on a long page judging each of them takes 20 s.
 *
 * @returns One line per rule: its name and the elements.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const all = await page.evaluate(run, { tags: TAGS, off: [CONTRAST], marked: false });
  if (all.passes < LEAST_PASSES) return [`only ${all.passes} rules found something to judge`];
  await page.evaluate(looks);
  const contrast = await page.evaluate(run, { tags: [CONTRAST], off: [], marked: true });
  if (contrast.passes + contrast.faults.length === 0) return ['no text to judge the contrast of'];
  const faults = [...all.faults, ...contrast.faults];
  measured('axe runs', 1);
  measured('axe violations', faults.length);
  return faults;
}

/** Runs in the page. `marked` judges only the elements `looks` has chosen. */
async function run({ tags, off, marked }: { tags: string[]; off: string[]; marked: boolean }) {
  const { run: judge } = (window as unknown as { axe: typeof axe }).axe;
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  const context = marked ? { include: [['[data-look]']] } : document;
  const { violations, passes } = await judge(context as typeof document, {
    runOnly: tags,
    rules,
    resultTypes: ['violations'],
  });
  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  return {
    passes: passes.length,
    faults: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  };
}
