import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { OperationForm } from 'docusaurus-preset-portal/program';
import { expect, open } from '../support/test';

export const COMPANY = '/api/denmark/data/company-by-company-id';
export const PERSONS = '/api/denmark/data/persons';

const build = process.env.PORTAL_BUILD ?? 'build';
export const control = (page: Page) => page.getByRole('button', { name: 'Your values', exact: true });
export const form = (page: Page) => page.getByRole('form', { name: 'Your values' });
export const sample = (page: Page) => page.locator('.ref-samples code:visible');
export const status = (page: Page) => page.locator('#your-values output');

export async function openForm(page: Page, route: string): Promise<void> {
  await open(page, route);
  await control(page).click();
  await expect(form(page)).toBeVisible();
}

/** Fields in the form data of an operation. */
export async function formOf(page: Page): Promise<OperationForm> {
  const file = await page.locator('[data-samples]').getAttribute('data-samples');
  return JSON.parse(
    readFileSync(path.join(build, `${file?.replace(/samples$/, 'form')}.json`), 'utf8'),
  ) as OperationForm;
}
