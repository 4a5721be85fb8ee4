import { readFileSync } from 'node:fs';
import { type OperationPage, schemaNodes, schemasOf } from 'openapi-toolkit';

import { measured } from '../support/measured';
import type { Check } from './visit';

/** Returns the addresses of the fields of an operation, the shallow ones first. */
function anchorsOf(route: string): string[] {
  const { operation }: OperationPage = JSON.parse(readFileSync(`docs${route}.page.json`, 'utf8'));
  const depth = (anchor: string) => anchor.split('.').length;
  return schemasOf(operation)
    .flatMap(({ schema }) => schemaNodes(schema))
    .filter(({ role }) => role !== 'root')
    .map(({ anchor }) => anchor)
    .sort((a, b) => depth(a) - depth(b));
}

/** Returns evenly distributed items of a list, including the first and the last. */
const some = <T>(list: T[], count: number): T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, at) => list[Math.round((at * (list.length - 1)) / (count - 1))] as T);

/** Checks that a link to a field opens the parts around it and marks it. */
export const fieldLinks =
  (count: number): Check =>
  async ({ page, route }) => {
    const anchors = anchorsOf(route);
    if (anchors.length <= 10) return [`only ${anchors.length} fields`];
    const chosen = some(anchors, count);
    await page.locator('.ref-props > li > p > a[href]').first().waitFor({ state: 'attached' });
    const missed = await page.evaluate(async (wanted) => {
      const faults: string[] = [];
      for (const anchor of wanted) {
        const changed = new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
        location.hash = encodeURIComponent(anchor);
        await changed;
        const element = document.getElementById(anchor);
        const isShown = element !== null && element.tagName !== 'I' && element.getClientRects().length > 0;
        if (!isShown || !element.classList.contains('ref-marked')) faults.push(anchor);
      }
      return faults;
    }, chosen);
    measured('Links to property paths tried', chosen.length);
    return missed.map((anchor) => `the link #${anchor} does not lead to its field`);
  };
