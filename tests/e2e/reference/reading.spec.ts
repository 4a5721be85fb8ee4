import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { attribute, type Element, htmlAsText, parseHtml } from 'docusaurus-preset-portal/testing';
import { type OperationPage, schemaNodes, schemasOf } from 'openapi-toolkit';

import { operations } from '../support/routes';
import { expect, open, test, untilResponsive } from '../support/test';

/** Returns names, statuses and descriptions that the page of an operation must show, from the generated data. */
function wanted(page: OperationPage): string[] {
  const { responses } = page.operation;
  const nodes = schemasOf(page.operation).flatMap(({ schema }) => schemaNodes(schema));
  const html = [...nodes.map(({ description }) => description), ...responses.map(({ description }) => description)];
  return [
    ...nodes.map(({ name }) => name),
    ...responses.map(({ status }) => status),
    ...html.map((text) => text ?? ''),
  ];
}

/** Removes markup and white space, so that a text is found across elements. */
const squeeze = (html: string) => htmlAsText(html).replace(/\s+/g, '');

const isContent = (element: Element) => attribute(element, 'data-static-content') !== undefined;
const wholeText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : 'tagName' in node ? wholeText(node) : '')).join('');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of operations) {
    // Without scripts the page is the HTML of the response.
    test(`${route} has all content, and every field has an address`, async ({ request }) => {
      const { elements } = parseHtml(route, await (await request.get(route)).text());
      const visibleText = elements.filter(isContent).map(wholeText).join('').replace(/\s+/g, '');
      const data: OperationPage = JSON.parse(readFileSync(`docs${route}.page.json`, 'utf8'));
      const all = wanted(data).map(squeeze).filter(Boolean);
      expect(all.length).toBeGreaterThan(20);
      expect(all.filter((text) => !visibleText.includes(text))).toEqual([]);
      const ids = new Set(elements.map((element) => attribute(element, 'id')));
      const fields = schemasOf(data.operation).flatMap(({ schema }) => schemaNodes(schema));
      const anchors = fields.filter(({ role }) => role !== 'root').map(({ anchor }) => anchor);
      expect(anchors.length).toBeGreaterThan(10);
      expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
    });
  }

  test('a link to a field of a shared type lands on the use', async ({ page }) => {
    await page.goto('/api/denmark/data/company-by-company-id#response-200.status.label.da');
    await expect(page.locator('[id="response-200.status"]')).toBeInViewport();
  });

  test('nested schemas open and tabs switch', async ({ page }) => {
    await page.goto('/api/denmark/data/company-by-company-id');
    const nested = page.locator('.ref-detail details').last();
    await expect(nested).not.toHaveAttribute('open');
    await nested.locator('> summary').click();
    await expect(nested).toHaveAttribute('open');
    await page.getByText('Python', { exact: true }).click();
    await page.getByRole('link', { name: 'Python sample' }).click();
    await expect(page.getByText('import urllib.request')).toBeVisible();
  });
});

test('the language is remembered over pages', async ({ page }) => {
  await open(page, '/api/denmark/data/company-by-company-id');
  await page.getByText('Python', { exact: true }).click();
  await page.goto('/api/denmark/data/person');
  await untilResponsive(page);
  await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked();
});

/** Marked text of the examples. */
const markedText = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('ref-twin') ?? [])].map((range) => String(range)));

test('pointing at a property marks it in the example, and the other way round', async ({ page }) => {
  await open(page, '/api/denmark/data/company-by-company-id');
  const status = page.locator('[id="response-200.status"]');
  await status.locator('> p:first-child').hover();
  await expect.poll(() => markedText(page)).toEqual(['  "status": {']);
  const code = page.locator('.ref-answers code[data-code]:visible').first();
  await expect(async () => {
    // The examples of a busy page can still move.
    const at = await code.evaluate((element) => {
      const text = element.firstChild as Text;
      const range = new Range();
      const start = text.data.indexOf('"name"');
      range.setStart(text, start);
      range.setEnd(text, start + 6);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.move(at.x - 1, at.y);
    await page.mouse.move(at.x, at.y);
    await expect(page.locator('[id="response-200.name"]')).toHaveClass(/ref-twin/, { timeout: 1000 });
  }).toPass();
});
