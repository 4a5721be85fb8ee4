import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Form } from '../../../src/reference/builder/form/types';
import { axeFaults, colourFaults, switchMode } from '../support/axe';
import { expect, open, test } from '../support/test';

const COMPANY = '/api/denmark/data/company-by-company-id';
const PERSONS = '/api/denmark/data/persons';

const build = process.env.PORTAL_BUILD ?? 'build';
const control = (page: Page) => page.getByRole('button', { name: 'Your values', exact: true });
const form = (page: Page) => page.getByRole('form', { name: 'Your values' });
const sample = (page: Page) => page.locator('.ref-samples code:visible');
const status = (page: Page) => page.locator('#your-values output');

async function openForm(page: Page, route: string): Promise<void> {
  await open(page, route);
  await control(page).click();
  await expect(form(page)).toBeVisible();
}

/** What the file of an operation asks for. */
async function formOf(page: Page): Promise<Form> {
  const file = await page.locator('[data-samples]').getAttribute('data-samples');
  return JSON.parse(readFileSync(path.join(build, `${file?.replace(/samples$/, 'form')}.json`), 'utf8')) as Form;
}

test('what is typed stands in all languages, marked, and in the address', async ({ page }) => {
  await openForm(page, COMPANY);
  await form(page).getByLabel('companyId', { exact: true }).fill('09900020');
  await form(page)
    .getByLabel(/^include: financials/)
    .check();
  // A long line is scrolled to what was typed.
  await form(page).getByLabel('companyId', { exact: true }).fill('09900012');
  await expect(sample(page).locator('mark[data-value="companyId"]')).toBeInViewport({ ratio: 1 });
  await form(page).getByLabel('companyId', { exact: true }).fill('09900020');
  const labels = await page.locator('.ref-samples .ref-tabs > label').allTextContents();
  expect(labels.length).toBeGreaterThan(8);
  for (const label of labels) {
    await page
      .locator('.ref-samples .ref-tabs > label', { hasText: new RegExp(`^${label.replace(/\W/g, '\\$&')}$`) })
      .click();
    await expect(sample(page)).toContainText('09900020');
    await expect(sample(page)).toContainText('financials');
    await expect(sample(page).locator('mark[data-value="companyId"]')).toHaveText('09900020');
  }
  await expect(page).toHaveURL(`${COMPANY}#v=companyId=09900020&include=financials`);
  await expect(page.locator('.ref-samples .ref-proof:visible')).toHaveCount(0);
  await expect(status(page)).toContainText('changed.');
});

test('a wrong value says why, beside its field, and the samples stay', async ({ page }) => {
  await openForm(page, COMPANY);
  const field = form(page).getByLabel('companyId', { exact: true });
  const before = await sample(page).textContent();
  await field.fill('123');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Does not have the expected form, for example \d{8}\./);
  await expect(sample(page)).toHaveText(before ?? '');
  await expect(status(page)).toContainText('Not valid: companyId');
  await field.fill('DK 09 90 00 20');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(sample(page)).toContainText('/09900020');
});

test('an example fills in the form, and its response shows', async ({ page }) => {
  await openForm(page, COMPANY);
  const { presets } = await formOf(page);
  const chooser = page.getByLabel('Example', { exact: true });
  await form(page).getByLabel('companyId', { exact: true }).fill('09900020');
  await expect(chooser.locator('option:checked')).toHaveText('Your values');
  const at = presets.findIndex(({ values }) => values.companyId !== presets[0]?.values.companyId);
  await chooser.selectOption({ index: at });
  await expect(form(page).getByLabel('companyId', { exact: true })).toHaveValue(String(presets[at]?.values.companyId));
  await expect(page.locator('.ref-answers .ref-request:visible')).toContainText(String(presets[at]?.values.companyId));
  await form(page).getByRole('button', { name: 'Reset to the example' }).click();
  await expect(form(page).getByLabel('companyId', { exact: true })).toHaveValue(String(presets[0]?.values.companyId));
  await expect(page).toHaveURL(COMPANY);
});

test('a link opens the form with its values', async ({ page }) => {
  await open(page, `${COMPANY}#v=companyId=09900020&include=history,financials`);
  await expect(form(page).getByLabel(/^include: history/)).toBeChecked();
  await expect(sample(page)).toContainText('include=history,financials');
});

test('a link to a field still leads there', async ({ page }) => {
  await open(page, `${COMPANY}#path.companyId`);
  await expect(page.locator('[id="path.companyId"]')).toBeInViewport();
  await expect(form(page)).toHaveCount(0);
});

test('personal data stays on the page', async ({ page, context }) => {
  const number = '0101010000';
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await openForm(page, PERSONS);
  await form(page).getByLabel('criteria 1: shape').selectOption({ label: 'PersonByCprNumber' });
  await form(page).getByLabel('cprNumber', { exact: true }).fill(number);
  await form(page).getByLabel('X-Purpose', { exact: true }).fill('my-purpose');
  await expect(sample(page)).toContainText(number);
  await expect(page).toHaveURL(`${PERSONS}#v=X-Purpose=my-purpose`);
  await expect(form(page)).toContainText('the address leaves out criteria');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toContain(number);
  expect(await status(page).textContent()).not.toContain(number);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((text) => !text.startsWith('GET '))).toEqual([]);
  expect(asked.filter((text) => text.includes(number) || text.includes('my-purpose'))).toEqual([]);
});

test('the whole way by keyboard', async ({ page }) => {
  await open(page, COMPANY);
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('companyId', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('09900020');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(sample(page)).toContainText('09900020');
  await expect(sample(page)).toContainText('include=');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
});

test('an attribute is found by its label', async ({ page }) => {
  await openForm(page, '/api/denmark/data/attributes-by-address-id');
  await form(page).getByRole('button', { name: 'Add to attributes' }).click();
  const added = form(page)
    .getByLabel(/^attributes \d+$/)
    .last();
  await expect(added).toBeFocused();
  await expect(added).toHaveAttribute('list', /./);
  const offered = await page.locator('#your-values datalist option').evaluateAll((all) => all.length);
  expect(offered).toBeGreaterThan(20);
  await added.fill('roof_material_code');
  await expect(sample(page)).toContainText('roof_material_code');
});

test('the open form is accessible at 320 px, in both modes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const route of [COMPANY, PERSONS]) {
    await openForm(page, route);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    // The page around the form is judged in its visit (`tests/e2e/pages`).
    const faults = await axeFaults(page, '#your-values');
    await switchMode(page);
    expect([...faults, ...(await colourFaults(page, '#your-values'))]).toEqual([]);
  }
});
