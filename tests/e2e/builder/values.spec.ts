import { expect, open, test } from '../support/test';
import { COMPANY, form, formOf, openForm, PERSONS, sample, status } from './form';

test('what is typed stands in all languages, marked, and in the address', async ({ page }) => {
  await openForm(page, COMPANY);
  await form(page).getByLabel('companyId', { exact: true }).fill('09900020');
  await form(page)
    .getByLabel(/^include: financials/)
    .check();
  // A long line is scrolled to the typed value.
  await form(page).getByLabel('companyId', { exact: true }).fill('09900012');
  await expect(sample(page).locator('mark[data-value="companyId"]')).toBeInViewport({ ratio: 1 });
  await form(page).getByLabel('companyId', { exact: true }).fill('09900020');
  const tabs = page.locator('.ref-samples > .ref-tabs > .ref-tablist > label');
  const labels = await tabs.allTextContents();
  expect(labels.length).toBeGreaterThan(8);
  for (const label of labels) {
    await tabs.filter({ hasText: new RegExp(`^${label.replace(/\W/g, '\\$&')}$`) }).click();
    await expect(sample(page)).toContainText('09900020');
    await expect(sample(page)).toContainText('financials');
    await expect(sample(page).locator('mark[data-value="companyId"]')).toHaveText('09900020');
  }
  await expect(page).toHaveURL(`${COMPANY}#v=companyId=09900020&include=financials`);
  await expect(status(page)).toContainText('changed.');
});

test('a wrong value has its error beside its field, and is what the samples send', async ({ page }) => {
  await openForm(page, COMPANY);
  const field = form(page).getByLabel('companyId', { exact: true });
  await field.fill('123');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Does not have the expected form, for example \d{8}\./);
  await expect(sample(page)).toContainText("/companies/123'");
  await expect(status(page)).toContainText('Not valid: companyId');
  await expect(page).toHaveURL(`${COMPANY}#v=`);
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
  await expect(page.locator('.ref-answers .ref-code code:visible')).toContainText(
    String(presets[at]?.values.companyId),
  );
  await expect(sample(page)).toContainText(String(presets[at]?.values.companyId));
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

test('fields that do not go together say so', async ({ page }) => {
  await openForm(page, '/api/denmark/data/feature-store-attributes-by-query-params');
  const kvhx = form(page).getByLabel('kvhx', { exact: true });
  await kvhx.fill('09990042_12B__1__tv');
  await expect(kvhx).toHaveAccessibleDescription(/Send exactly one key\./);
  const bfe = form(page).getByLabel('bfeNumber', { exact: true });
  await expect(bfe).toHaveAccessibleDescription(/Send exactly one key\./);
  await expect(status(page)).toContainText('Not valid: bfeNumber, kvhx');
  await bfe.fill('');
  await expect(kvhx).not.toHaveAttribute('aria-invalid');
  await expect(sample(page)).toContainText('kvhx=09990042_12B__1__tv');
  await expect(sample(page)).not.toContainText('bfeNumber');
});

test('personal data stays on the page', async ({ page, context }) => {
  const number = '0101010000';
  const requested: string[] = [];
  context.on('request', (request) =>
    requested.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await openForm(page, PERSONS);
  await form(page).getByLabel('criteria 1: shape').selectOption({ label: 'PersonByCprNumber' });
  await form(page).getByLabel('cprNumber', { exact: true }).fill(number);
  await form(page).getByLabel('X-Purpose', { exact: true }).fill('my-purpose');
  await expect(sample(page)).toContainText(number);
  await expect(page).toHaveURL(`${PERSONS}#v=`);
  await expect(form(page)).toContainText('leave out invalid and personal values: X-Purpose, criteria');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toContain(number);
  expect(await status(page).textContent()).not.toContain(number);
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.filter((text) => !text.startsWith('GET '))).toEqual([]);
  expect(requested.filter((text) => text.includes(number) || text.includes('my-purpose'))).toEqual([]);
});

/** Values that can identify a person, each with the page and its field. */
const PRIVATE = [
  ['/api/denmark/data/attributes-by-address', 'address', 'Prøvestien 9, 9999 Eksempelby'],
  ['/api/denmark/data/vehicle-by-license-plate', 'registrationNumber', 'QQ54321'],
  ['/api/denmark/data/vehicle-by-kid', 'kid', '9999999999999902'],
  ['/api/denmark/data/attributes-by-address-id', 'addressId', '00000000-0000-4000-8000-000000000021'],
] as const;

test('addresses, plates and their keys are in no address and in no copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, name, value] of PRIVATE) {
    await openForm(page, path);
    await form(page).getByLabel(name, { exact: true }).fill(value);
    await expect(page.locator('.ref-samples mark:visible').first()).toBeVisible();
    await expect(form(page)).toContainText(`leave out invalid and personal values: ${name}`);
    // Said half a second after the last change, and in the place of what was said before.
    await expect(status(page)).toContainText(`${name} changed`);
    await form(page).getByRole('button', { name: 'Copy link to these values' }).click();
    await expect(status(page)).toContainText('Link copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    for (const one of [link, page.url()]) expect(one).not.toContain(encodeURIComponent(value).slice(-8));
    await open(page, `${path}#v=${name}=${encodeURIComponent(value)}`);
    await expect(form(page)).toBeVisible();
    await expect(form(page).getByLabel(name, { exact: true })).not.toHaveValue(value);
  }
});
