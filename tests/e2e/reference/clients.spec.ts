import type { Page } from '@playwright/test';
import { form, openForm, sample } from '../builder/form';
import { expect, open, test } from '../support/test';

const COMPANY = '/api/denmark/data/company-by-company-id';
const EVENTS = '/api/denmark/life-events/company-events-by-company-id';

const choose = (page: Page, label: string) =>
  page.locator('.ref-samples .ref-tablist > label:visible').getByText(label, { exact: true }).click();

test('a call through the client stands beside the request, on every page and in each language that has one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, COMPANY);
  await choose(page, 'TypeScript');
  await expect(sample(page)).toContainText('await fetch(');
  await choose(page, 'Client');
  await expect(sample(page)).toContainText("await data.companyByCompanyId({ companyId: '09900012'");
  await page.locator('.ref-samples').getByRole('button', { name: 'Copy TypeScript client sample' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await sample(page).textContent());
  await open(page, EVENTS);
  await expect(sample(page)).toContainText('await lifeEvents.companyEventsByCompanyId({');
  await choose(page, 'Python');
  await expect(sample(page)).toContainText('client.life_events.company_events_by_company_id(');
  await choose(page, 'Java');
  await expect(sample(page)).toContainText('client.lifeEvents().companyEventsByCompanyId(');
  await choose(page, 'Go');
  await expect(sample(page)).toContainText('package main');
});

test('own values stand in the call; where they can not, the call says that it has those of the example', async ({
  page,
}) => {
  await openForm(page, COMPANY);
  await choose(page, 'TypeScript');
  await choose(page, 'Client');
  await form(page).getByLabel('companyId', { exact: true }).fill('09900020');
  await expect(sample(page)).toContainText("companyId: '09900020'");
  await expect(sample(page).locator('mark[data-value="companyId"]')).toHaveText('09900020');
  await choose(page, 'Python');
  await expect(sample(page)).toContainText('company_id="09900020"');
  await choose(page, 'Java');
  await expect(page.locator('.ref-samples').getByText('It has the values of the example')).toBeVisible();
  await expect(sample(page)).toContainText('.companyByCompanyId(');
});
