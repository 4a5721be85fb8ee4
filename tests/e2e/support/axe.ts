import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { markStyles } from './markStyles';
import { measured } from './measured';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, and the elements they check. All other rules check elements and positions. */
const COLOUR_RULES = [
  { id: 'color-contrast', selector: '[data-look]' },
  { id: 'link-in-text-block', selector: 'a[href][data-look]' },
];
const COLOUR_RULE_NAMES = COLOUR_RULES.map(({ id }) => id);

/** Minimum number of passed rules: fewer mean that axe did not see the page or the part. */
const LEAST_PASSES = { body: 10, main: 5, '#your-values': 5 };
/** Parts that axe can check: the page, its main part, or the form of an operation. */
export type Part = keyof typeof LEAST_PASSES;

/** Styles that this worker has checked. After a failure Playwright starts a new worker. */
const checked = new Set<string>();

/** Marks the elements whose colours are to be checked, and returns their styles. */
async function newLooks(page: Page, part: Part): Promise<string[]> {
  measured('axe states', 1);
  return page.evaluate(markStyles, { checked: [...checked], part });
}

/**
 * Returns the findings of axe for the current page, by WCAG 2.2 A and AA and best practice. Colours are checked once
 * for each style: elements with the same colours, size and weight have the same contrast on every page, and on a long
 * page checking each takes 20 s.
 *
 * @returns One line per rule: its name and the elements.
 */
export const axeFaults = async (page: Page, part: Part = 'body'): Promise<string[]> =>
  check(page, await newLooks(page, part), TAGS, part);

/** Returns the findings of axe for colours that were not checked before. */
export async function colourFaults(page: Page, part: Part = 'body'): Promise<string[]> {
  const found = await newLooks(page, part);
  return found.length === 0 ? [] : check(page, found, COLOUR_RULE_NAMES);
}

export const modeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Changes the colour mode with the page's own button, which a narrow window hides. */
export async function switchMode(page: Page): Promise<void> {
  const other = (await modeOf(page)) === 'light' ? 'dark' : 'light';
  const button = page.locator('button[title*="dark and light mode"]').first();
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', other);
}

async function check(page: Page, found: string[], runOnly: string[], part?: Part): Promise<string[]> {
  // After a navigation the bar of its progress fades out. It has a role that does not exist.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { faults, passes, undecided } = await page.evaluate(run, {
    runOnly,
    rules: COLOUR_RULES,
    part: part ?? 'body',
  });
  for (const [index, style] of found.entries()) if (!undecided.includes(String(index))) checked.add(style);
  if (part && faults.length === 0 && passes < LEAST_PASSES[part])
    faults.push(`only ${passes} rules found something to judge`);
  measured('axe violations', faults.length);
  return faults;
}

/**
 * Returns the elements with their positions and visibility. Two states with the same result differ only in colours. The
 * icons of the colour mode are omitted.
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

interface Order {
  runOnly: string[];
  rules: typeof COLOUR_RULES;
  part: Part;
}

/** Runs in the page. */
async function run({ runOnly, rules, part }: Order) {
  const { run: judgePage, configure } = (window as unknown as { axe: typeof axe }).axe;
  configure({ rules });
  const { violations, passes, incomplete } = await judgePage(part === 'body' ? document : part, {
    runOnly,
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  // Axe can't check an element that others cover; another element of the same style may be checked.
  const undecided = incomplete
    .filter(({ id }) => rules.some((rule) => rule.id === id))
    .flatMap(({ nodes }) => nodes.map(({ element }) => element?.getAttribute('data-look')));
  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  return {
    undecided,
    passes: passes.length,
    faults: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  };
}
