import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { looks } from './looks';
import { measured } from './measured';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that judge colours. All others judge the elements and their places. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fewer rules than this passing means that axe did not see the page. */
const LEAST_PASSES = 10;

/**
 * What axe finds wrong with the page as it stands: WCAG 2.2 A and AA and best
 * practice, no rule and no part left out.
 *
 * @returns One line per rule: its name and the elements.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await arrive(page);
  const { faults, passes } = await page.evaluate(run, { tags: TAGS, off: COLOUR_RULES, marked: false });
  if (passes < LEAST_PASSES) faults.push(`only ${passes} rules found something to judge`);
  measured('axe violations', faults.length);
  return [...faults, ...(await colourFaults(page))];
}

/**
 * What axe finds wrong with colours. They are judged once for each look:
 * elements of the same colours, size and weight of text have the same
 * contrast, and on a long page judging each of them takes 20 s.
 */
export async function colourFaults(page: Page): Promise<string[]> {
  await arrive(page);
  await page.evaluate(looks);
  const { faults, passes } = await page.evaluate(run, { tags: COLOUR_RULES, off: [], marked: true });
  if (passes + faults.length === 0) faults.push('no text to judge the contrast of');
  measured('axe runs', 1);
  measured('axe violations', faults.length);
  return faults;
}

/**
 * Which elements there are, where, and which are seen. Two states of a page with
 * the same shape can differ in colours only. The icons of the colour mode are left out.
 */
export const shapeOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(svg, svg *)')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join();
      })
      .join(';'),
  );

const arrive = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

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
